import type { ActionPattern } from 'redux-saga/effects';
import { call, race, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/** Wraps a worker so that one of these actions, as when a page is left, cancels it and its request. */
export const unless = <Args extends unknown[]>(
  away: ActionPattern,
  worker: (...args: Args) => SagaGenerator<void>,
): ((...args: Args) => SagaGenerator<void>) =>
  function* (...args) {
    yield* race({ done: call(worker, ...args), away: take(away) });
  };
