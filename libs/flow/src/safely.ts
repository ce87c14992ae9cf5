import { toAppError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import type { Action } from 'redux';
import { put } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/**
 * Wraps a worker so that a failure becomes an event of its flow instead of ending all sagas. It is the only
 * catch of a flow.
 *
 * @param onError creates the event for an error
 */
export function safely<Args extends unknown[]>(
  worker: (...args: Args) => SagaGenerator<void>,
  onError: (error: AppError) => Action,
): (...args: Args) => SagaGenerator<void> {
  return function* (...args) {
    try {
      yield* worker(...args);
    } catch (thrown) {
      yield* put(onError(toAppError(thrown)));
    }
  };
}
