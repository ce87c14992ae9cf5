import type { PayerValues } from '@laundry/payment-channels';
import * as v from 'valibot';
import { Submission } from '../paying/submitOnce.saga.ts';
import { CREDIT_ATTEMPT_KEY } from './creditAttemptKey.ts';
import { keptAttempt } from './keptAttempt.ts';
import { keptChannel, keptPayer } from './payerSchema.ts';

/** The payer's form as it is kept. */
export const KeptValues = v.object({
  ...keptPayer,
  amount: v.union([v.literal(''), v.number()]),
} satisfies Record<keyof PayerValues, v.GenericSchema>);

const Attempt = v.object({
  uid: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  channel: v.optional(keptChannel),
  values: KeptValues,
  press: v.optional(Submission),
});

/** What was chosen for a top-up. */
export type Attempt = v.InferOutput<typeof Attempt>;

/** It, as the browser session keeps it. */
export const creditAttempt = keptAttempt<Attempt>(CREDIT_ATTEMPT_KEY, Attempt);
