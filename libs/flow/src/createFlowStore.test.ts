import { createSlice } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import { createFlowStore } from './index.ts';
import type { Flow } from './index.ts';

const slice = createSlice({
  name: 'flow',
  initialState: { answers: 0, starts: 0 },
  reducers: {
    requested: () => undefined,
    answered: (state) => ({ ...state, answers: state.answers + 1 }),
    failing: () => undefined,
    started: (state) => ({ ...state, starts: state.starts + 1 }),
  },
});
const { requested, answered, failing, started } = slice.actions;

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

const createStore = (flow: Flow) => createFlowStore(slice.reducer, {}, flow);

describe('a flow that fails', () => {
  it('is reported and restarted', async () => {
    const reported = uncaught(1);
    const store = createStore(function* () {
      yield* put(started());
      yield* takeEvery(requested, function* () {
        yield* put(answered());
      });
      yield* takeEvery(failing, function* () {
        yield* put(answered());
        throw new Error('a mistake in a worker');
      });
    });
    store.dispatch(failing());
    store.dispatch(requested());
    expect(store.getState()).toEqual({ answers: 2, starts: 2 });
    expect(await reported).toEqual(['a mistake in a worker']);
  });

  it('is restarted a limited number of times when it fails immediately', async () => {
    const reported = uncaught(5);
    const store = createStore(function* () {
      yield* put(started());
      throw new Error('a mistake at the start');
    });
    expect(store.getState().starts).toBe(5);
    expect(new Set(await reported)).toEqual(new Set(['a mistake at the start']));
  });
});
