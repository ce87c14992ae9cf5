import { toAppError } from '@laundry/error-catalogue';
import { callApi } from '@laundry/flow';
import type { SagaGenerator } from 'typed-redux-saga';
import * as v from 'valibot';
import { fromContext } from '../context.ts';

/** The press that was last made: its key, and the payload that it stands for (D39). */
export const Submission = v.object({ key: v.pipe(v.string(), v.uuid()), payload: v.string() });
export type Submission = v.InferOutput<typeof Submission>;

/** What is made of a press. */
interface SubmitOnceOptions<Answer> {
  readonly payload: unknown;
  /** The press that was made before. */
  readonly last: Submission | undefined;
  /** Keeps a press, or that none stands any more. */
  readonly keep: (press: Submission | undefined) => void;
  readonly send: (options: {
    readonly signal: AbortSignal;
    readonly idempotencyKey: string;
  }) => Promise<Answer>;
}

/** Creates a payment under the press's key: the same press, however often it is sent, is one payment (D39). */
export function* submitOnce<Answer>({
  payload,
  last,
  keep,
  send,
}: SubmitOnceOptions<Answer>): SagaGenerator<Answer> {
  const newKey = yield* fromContext('newKey');
  const sent = JSON.stringify(payload);
  const key = last?.payload === sent ? last.key : newKey();
  keep({ key, payload: sent });
  try {
    return yield* callApi((signal) => send({ signal, idempotencyKey: key }));
  } catch (thrown) {
    // A key that stands for another payment is of no further use.
    if (toAppError(thrown).kind === 'idempotencyConflict') keep(undefined);
    throw thrown;
  }
}
