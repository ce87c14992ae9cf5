import { toAppError } from '@laundry/error-catalogue';
import { callApi, nextSubmission } from '@laundry/flow';
import type { Submission } from '@laundry/flow';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from './context.ts';

interface SubmitOnceOptions<Answer> {
  readonly payload: unknown;
  readonly last: Submission | undefined;
  /** Stores a submission, or clears it. */
  readonly save: (submission: Submission | undefined) => void;
  readonly send: (options: {
    readonly signal: AbortSignal;
    readonly idempotencyKey: string;
  }) => Promise<Answer>;
}

/** Creates something once, however often it is submitted (D39): the same payload has the same key. */
export function* submitOnce<Answer>({
  payload,
  last,
  save,
  send,
}: SubmitOnceOptions<Answer>): SagaGenerator<Answer> {
  const submission = nextSubmission(payload, last, yield* fromContext('newKey'));
  save(submission);
  try {
    return yield* callApi((signal) => send({ signal, idempotencyKey: submission.key }));
  } catch (thrown) {
    // A key that belongs to something else is useless.
    if (toAppError(thrown).kind === 'idempotencyConflict') save(undefined);
    throw thrown;
  }
}
