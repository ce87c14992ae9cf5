import { CANCEL } from 'redux-saga';
import { call } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/** A promise that redux-saga can cancel: it calls the function under its CANCEL symbol. */
type CancellablePromise<T> = Promise<T> & { [CANCEL]: () => void };

function abortable<T>(request: (signal: AbortSignal) => Promise<T>): CancellablePromise<T> {
  const controller = new AbortController();
  return Object.assign(request(controller.signal), {
    [CANCEL]: () => {
      controller.abort();
    },
  });
}

/**
 * Makes an API call whose request is aborted when the waiting saga is cancelled.
 *
 * @param request gets the signal that it must pass to the API client
 */
export function* callApi<T>(request: (signal: AbortSignal) => Promise<T>): SagaGenerator<T> {
  return yield* call(() => abortable(request));
}
