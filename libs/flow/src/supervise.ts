import { call, fork } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/** One flow of a page or an app: the workers that it starts belong to it. */
export type Flow = () => SagaGenerator<void>;

/** How often a flow is started: one that fails at its very start must not do so forever. */
const MAX_STARTS = 5;

/**
 * Reports an error as one that nobody caught, in a task of its own: the page's error handling hears of it.
 */
const report = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};

/** Starts a flow again after an error that it did not handle itself. */
function* restarted(flow: Flow): SagaGenerator<void> {
  for (let starts = 0; starts < MAX_STARTS; starts++) {
    try {
      // Called, not delegated to: an error of a worker that it forked can be caught only so.
      return yield* call(flow);
    } catch (error) {
      report(error);
    }
  }
}

/** Runs flows side by side: an error in one ends neither the others nor, for good, itself. */
export function* supervise(flows: readonly Flow[]): SagaGenerator<void> {
  for (const flow of flows) yield* fork(restarted, flow);
}
