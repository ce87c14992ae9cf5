import type { Submission } from '@laundry/flow';
import type * as v from 'valibot';
import type { KeyValueStorage } from '../context.ts';
import { storedValue } from './storedValue.ts';

/** The keys in session storage, apart from their schemas: the site's script reads them, too. */
export const ATTEMPTS = { credit: 'credit.attempt', accessories: 'accessories.attempt' } as const;

/** The choices for a payment, in session storage: they survive reloads and the provider's page. */
export function storedAttempt<Attempt extends { readonly submission?: Submission | undefined }>(
  key: string,
  schema: v.GenericSchema<unknown, Attempt>,
) {
  const stored = storedValue(key, schema);
  return {
    ...stored,
    /** Keeps the choices of a denied payment, whose next submission is a new payment. */
    clearSubmission: (session: KeyValueStorage): void => {
      const attempt = stored.load(session);
      if (attempt) stored.save(session, { ...attempt, submission: undefined });
    },
  };
}
