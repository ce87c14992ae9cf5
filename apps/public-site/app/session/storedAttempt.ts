import type { Submission } from '@laundry/flow';
import type * as v from 'valibot';
import type { SessionStorage } from '../context.ts';
import { storedValue } from './storedValue.ts';

/**
 * What is chosen for a payment, as the browser session stores it: it survives reloads and the way to a
 * provider.
 */
export function storedAttempt<Attempt extends { readonly submission?: Submission | undefined }>(
  key: string,
  schema: v.GenericSchema<unknown, Attempt>,
) {
  const stored = storedValue(key, schema);
  return {
    ...stored,
    /** Keeps the choices of a payment that was denied; to submit them again is a new payment. */
    clearSubmission: (session: SessionStorage): void => {
      const attempt = stored.load(session);
      if (attempt) stored.save(session, { ...attempt, submission: undefined });
    },
  };
}
