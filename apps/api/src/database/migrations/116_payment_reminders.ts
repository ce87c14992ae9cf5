import { createIndex, statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

/** When the payer of a payment at a counter was reminded that it expires. */
export const paymentReminders: Migration = [
  statements('alter table transactions add column reminded_at timestamptz'),
  createIndex({
    name: 'transactions_to_remind',
    on: `on transactions (expires_at)
      where state = 'pending' and payment_reference is not null and reminded_at is null`,
  }),
];
