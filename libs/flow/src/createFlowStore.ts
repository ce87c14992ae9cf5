import { call } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { configureStore } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import createSagaMiddleware from 'redux-saga';

/** The flow of a page, with the workers that it starts. */
export type Flow = () => SagaGenerator<void>;

/** The most starts of a flow, because one that fails immediately must not restart forever. */
const MAX_STARTS = 5;

/** Throws an error in a separate task, so that it reaches the page's handling of uncaught errors. */
const report = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};

/** Restarts a flow after an unhandled error. */
function* restartOnError(flow: Flow): SagaGenerator<void> {
  for (let starts = 0; starts < MAX_STARTS; starts++) {
    try {
      // It must use `call`, because errors of forked workers can only be caught this way.
      return yield* call(flow);
    } catch (error) {
      report(error);
    }
  }
}

/**
 * Creates a store: Redux Toolkit with sagas.
 *
 * @param context what sagas need from outside (API client, navigation, storage); read with `getContext`
 * @param flow is restarted after an unhandled error
 */
export function createFlowStore<State>(reducer: Reducer<State>, context: object, flow?: Flow) {
  const sagaMiddleware = createSagaMiddleware({ context });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware),
  });
  if (flow) sagaMiddleware.run(restartOnError, flow);
  return store;
}
