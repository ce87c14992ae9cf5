import { AppError } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import { race, take, takeLatest, put } from 'typed-redux-saga';
import {
  callApi,
  createFlowStore,
  notificationsReducer,
  notified,
  notificationShown,
  safely,
  selectNotifications,
} from './index.ts';
import { fakeFetch, gate, until } from './testing.ts';

const flow = createSlice({
  name: 'flow',
  initialState: { requested: 0, answer: '', error: '' },
  reducers: {
    requested: (state) => {
      state.requested++;
    },
    answered: (state, { payload }: { payload: string }) => ({ ...state, answer: payload }),
    failed: (state, { payload }: { payload: string }) => ({ ...state, error: payload }),
    left: () => undefined,
  },
});
const { requested, answered, failed, left } = flow.actions;

function storeWith(answers: Parameters<typeof fakeFetch>[0]) {
  const server = fakeFetch(answers);
  const worker = safely(
    function* () {
      yield* race({
        done: (function* () {
          const response = yield* callApi((signal) => server.fetch('http://site.test/answer', { signal }));
          if (!response.ok) throw new AppError('generic');
          yield* put(answered('here'));
        })(),
        left: take(left),
      });
    },
    (error) => failed(error.kind),
  );
  const store = createFlowStore({
    reducer: flow.reducer,
    sagas: [
      function* () {
        yield* takeLatest(requested, worker);
      },
    ],
    context: {},
  });
  return { store, server };
}

describe('a call made by a saga', () => {
  it('aborts its request when the user leaves the flow', async () => {
    const held = gate();
    const { store, server } = storeWith([{ path: '/answer', gate: held }]);
    store.dispatch(requested());
    await server.receivedRequests(1);
    store.dispatch(left());
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    held.release();
    expect(store.getState().answer).toBe('');
    store.stop();
  });

  it('aborts the superseded request and keeps the newer answer', async () => {
    const { store, server } = storeWith([{ path: '/answer', gate: gate() }, { path: '/answer' }]);
    store.dispatch(requested());
    await server.receivedRequests(1);
    store.dispatch(requested());
    await until(store, (state) => state.answer === 'here');
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    store.stop();
  });

  it('turns a failure into an event and stays alive', async () => {
    const { store } = storeWith([{ path: '/answer', status: 500 }, { path: '/answer' }]);
    store.dispatch(requested());
    await until(store, (state) => state.error === 'generic');
    store.dispatch(requested());
    await until(store, (state) => state.answer === 'here');
    store.stop();
  });
});

it('notifications wait in a queue until they have been shown', () => {
  const first = notificationsReducer([], notified({ variant: 'success', title: 'T', text: 'X' }));
  const [notification] = selectNotifications({ notifications: first });
  expect(notification).toMatchObject({ variant: 'success', title: 'T', text: 'X' });
  expect(notificationsReducer(first, notificationShown(notification?.id ?? ''))).toEqual([]);
});
