import type { PayerValues } from '@laundry/payment-channels/client';
import * as v from 'valibot';
import { storedCard } from './namedCard.ts';
import { ATTEMPTS, storedAttempt } from './storedAttempt.ts';
import { storedChannel, storedPayer, submissionSchema } from './storedFields.ts';

export const StoredValues = v.object({
  ...storedPayer,
  amount: v.union([v.literal(''), v.number()]),
} satisfies Record<keyof PayerValues, v.GenericSchema>);

const Attempt = v.object({
  card: storedCard,
  channel: v.optional(storedChannel),
  values: StoredValues,
  submission: v.optional(submissionSchema),
});

export type Attempt = v.InferOutput<typeof Attempt>;

export const creditAttempt = storedAttempt<Attempt>(ATTEMPTS.credit, Attempt);
