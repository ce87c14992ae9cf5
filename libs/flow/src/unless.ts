import type { ActionPattern } from 'redux-saga/effects';
import { call, race, take } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/** Wraps a worker so that it is cancelled, with its request, by one of these actions: a page was left. */
export const unless = <Args extends unknown[]>(
  away: ActionPattern,
  worker: (...args: Args) => SagaGenerator<void>,
): ((...args: Args) => SagaGenerator<void>) =>
  function* (...args) {
    yield* race({ done: call(worker, ...args), away: take(away) });
  };
