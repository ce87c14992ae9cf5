import { createSlice } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import { createFlowStore } from './index.ts';

const slice = createSlice({
  name: 'flows',
  initialState: { answers: 0, starts: 0 },
  reducers: {
    asked: () => undefined,
    answered: (state) => ({ ...state, answers: state.answers + 1 }),
    failing: () => undefined,
    started: (state) => ({ ...state, starts: state.starts + 1 }),
  },
});
const { asked, answered, failing, started } = slice.actions;

/** Answers, and fails on request. */
function* fragile() {
  yield* put(started());
  yield* takeEvery(asked, function* () {
    yield* put(answered());
  });
  yield* takeEvery(failing, function* () {
    yield* put(answered());
    throw new Error('a mistake in a worker');
  });
}

function* steady() {
  yield* takeEvery(asked, function* () {
    yield* put(answered());
  });
}

/** The messages of uncaught errors, as the page's error handling receives them. */
const uncaught = (count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const messages: string[] = [];
    const listen = (event: ErrorEvent) => {
      event.preventDefault();
      if (messages.push(event.message) < count) return;
      removeEventListener('error', listen);
      resolve(messages);
    };
    addEventListener('error', listen);
  });

const storeOf = (sagas: Parameters<typeof createFlowStore>[0]['sagas']) =>
  createFlowStore({ reducer: slice.reducer, sagas, context: {} });

describe('a flow that fails', () => {
  it('is reported and started again, and no other flow ends with it', async () => {
    const reported = uncaught(1);
    const store = storeOf([fragile, steady]);
    store.dispatch(failing());
    store.dispatch(asked());
    expect(store.getState()).toEqual({ answers: 3, starts: 2 });
    expect(await reported).toEqual(['a mistake in a worker']);
    store.stop();
  });

  it('at its very start is not started forever', async () => {
    const reported = uncaught(5);
    const store = storeOf([
      function* () {
        yield* put(started());
        throw new Error('a mistake at the start');
      },
    ]);
    expect(store.getState().starts).toBe(5);
    expect(new Set(await reported)).toEqual(new Set(['a mistake at the start']));
    store.stop();
  });
});

it('ends every flow, those that were added later too', () => {
  const store = storeOf([steady]);
  store.run([steady]);
  store.dispatch(asked());
  store.stop();
  store.dispatch(asked());
  expect(store.getState().answers).toBe(2);
});
