import { configureStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { supervise } from './supervise.ts';
import type { Flow } from './supervise.ts';

interface FlowStoreOptions<State, Context extends object> {
  readonly reducer: Reducer<State>;
  /** The flows; they are supervised. */
  readonly sagas: readonly Flow[];
  /** What sagas need from outside (API client, navigation, storage); read with `getContext`. */
  readonly context: Context;
  readonly preloadedState?: State;
  /** Middleware before the sagas. */
  readonly middleware?: readonly Middleware[];
}

/**
 * Creates a store: Redux Toolkit with sagas; thunks, which RTK Query is made of, get the same context.
 * `run()` starts flows whose code is loaded later; `stop()` cancels all flows.
 */
export function createFlowStore<State, Context extends object>({
  reducer,
  sagas,
  context,
  preloadedState,
  middleware: more = [],
}: FlowStoreOptions<State, Context>) {
  const sagaMiddleware = createSagaMiddleware<Context>({ context });
  const store = configureStore({
    reducer,
    ...(preloadedState !== undefined && { preloadedState }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: context } }).concat(...more, sagaMiddleware),
  });
  const running = [sagaMiddleware.run(supervise, sagas)];
  return Object.assign(store, {
    run: (further: readonly Flow[]) => {
      running.push(sagaMiddleware.run(supervise, further));
    },
    stop: () => {
      for (const task of running) task.cancel();
    },
  });
}
