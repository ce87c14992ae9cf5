import { createIndex } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** Finds the oldest payments that still name their payer. A payment without a payer leaves the index. */
export const retention: Migration = [
  createIndex({
    name: 'transactions_with_payer',
    on: `on transactions (created_at) where payer_email <> '' or payer_name <> '' or rut is not null`,
  }),
  createIndex({ name: 'support_messages_by_age', on: 'on support_messages (created_at)' }),
  createIndex({ name: 'activity_by_age', on: 'on activity (at)' }),
];
