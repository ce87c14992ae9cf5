import { toAppError } from '@laundry/error-catalogue';
import type { AppError } from '@laundry/error-catalogue';
import type { Action } from 'redux';
import { put } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/**
 * A worker whose failure is an event of its flow instead of the end of every saga: the one catch of a flow.
 *
 * @param onError the event that tells the flow what went wrong
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
