import { call, cancelled } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/**
 * Makes an API call whose request is aborted when the waiting saga is cancelled.
 *
 * @param request gets the signal that it must pass to the API client
 */
export function* callApi<T>(request: (signal: AbortSignal) => Promise<T>): SagaGenerator<T> {
  const controller = new AbortController();
  try {
    return yield* call(request, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
