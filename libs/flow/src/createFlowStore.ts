import { configureStore } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Saga } from 'redux-saga';

interface FlowStoreOptions<State, Context extends object> {
  readonly reducer: Reducer<State>;
  readonly rootSaga: Saga<[]>;
  /** What sagas reach the world through (API client, navigation, storage); read with `getContext`. */
  readonly context: Context;
  readonly preloadedState?: State;
}

/**
 * The product's store: Redux Toolkit with sagas instead of thunks. `run()` starts flows whose code came later; `stop()` cancels all of them.
 */
export function createFlowStore<State, Context extends object>({
  reducer,
  rootSaga,
  context,
  preloadedState,
}: FlowStoreOptions<State, Context>) {
  const sagas = createSagaMiddleware<Context>({ context });
  const store = configureStore({
    reducer: reducer,
    ...(preloadedState !== undefined && { preloadedState }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const running = [sagas.run(rootSaga)];
  return Object.assign(store, {
    run: (saga: Saga<[]>) => {
      running.push(sagas.run(saga));
    },
    stop: () => {
      for (const task of running) task.cancel();
    },
  });
}
