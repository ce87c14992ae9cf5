import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** When the payer of a payment at a counter was reminded that it expires. */
export const paymentReminders: Migration = [
  statements('alter table transactions add column reminded_at timestamptz'),
  createIndex({
    name: 'transactions_to_remind',
    on: `on transactions (expires_at)
      where state = 'pending' and payment_reference is not null and reminded_at is null`,
  }),
];
