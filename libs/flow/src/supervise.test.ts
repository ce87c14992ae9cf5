import { createSlice } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import { createFlowStore } from './index.ts';
import type { Flow } from './index.ts';

const slice = createSlice({
  name: 'flows',
  initialState: { answers: 0, starts: 0 },
  reducers: {
    requested: () => undefined,
    answered: (state) => ({ ...state, answers: state.answers + 1 }),
    failing: () => undefined,
    started: (state) => ({ ...state, starts: state.starts + 1 }),
  },
});
const { requested, answered, failing, started } = slice.actions;

/** Answers, and fails on request. */
function* failingFlow() {
  yield* put(started());
  yield* takeEvery(requested, function* () {
    yield* put(answered());
  });
  yield* takeEvery(failing, function* () {
    yield* put(answered());
    throw new Error('a mistake in a worker');
  });
}

function* steadyFlow() {
  yield* takeEvery(requested, function* () {
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

const createStore = (flows: readonly Flow[]) => createFlowStore(slice.reducer, flows, {});

describe('a flow that fails', () => {
  it('is reported and restarted, and the other flows continue', async () => {
    const reported = uncaught(1);
    const store = createStore([failingFlow, steadyFlow]);
    store.dispatch(failing());
    store.dispatch(requested());
    expect(store.getState()).toEqual({ answers: 3, starts: 2 });
    expect(await reported).toEqual(['a mistake in a worker']);
    store.stop();
  });

  it('is restarted a limited number of times when it fails immediately', async () => {
    const reported = uncaught(5);
    const store = createStore([
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

it('stops every flow', () => {
  const store = createStore([steadyFlow, steadyFlow]);
  store.dispatch(requested());
  store.stop();
  store.dispatch(requested());
  expect(store.getState().answers).toBe(2);
});
