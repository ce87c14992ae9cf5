import type { CallOptions } from '@laundry/api-client';
import { toAppError } from '@laundry/error-catalogue';
import { nextSubmission } from '@laundry/flow';
import type { Submission } from '@laundry/flow';
import type { StoredValue } from '@laundry/flow/storedValue';
import type { SiteContext } from './context.ts';

interface Submitted<Attempt, Payload, Answer> {
  readonly stored: StoredValue<Attempt>;
  /** What was chosen and typed, which is stored with the submission. */
  readonly choices: Attempt;
  readonly payload: Payload;
  readonly send: (payload: Payload, options: CallOptions) => Promise<Answer>;
  readonly signal: AbortSignal;
}

/** Creates something once, however often it is submitted (D39): the same payload has the same key. */
export async function submitOnce<
  Attempt extends { readonly submission?: Submission | undefined },
  Payload,
  Answer,
>(
  { session, newKey }: Pick<SiteContext, 'session' | 'newKey'>,
  { stored, choices, payload, send, signal }: Submitted<Attempt, Payload, Answer>,
): Promise<Answer> {
  const submission = nextSubmission(payload, stored.load(session)?.submission, newKey);
  stored.save(session, { ...choices, submission });
  try {
    return await send(payload, { signal, idempotencyKey: submission.key });
  } catch (thrown) {
    // The server knows the key with another payload, so it cannot be used again.
    if (toAppError(thrown).kind === 'idempotencyConflict')
      stored.save(session, { ...choices, submission: undefined });
    throw thrown;
  }
}
