import { createIndex, dropIndex } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/**
 * Reports go by the moment of confirmation (D79); one index serves rows and sums. The version before, whose
 * reports go by the creation, uses it by its buildings meanwhile.
 */
export const transactionsByConfirmation: Migration = [
  createIndex({
    name: 'transactions_by_confirmation',
    on: `on transactions (building_id, approved_at desc, number desc)
      include (currency, confirmed_cents, income_share_bp) where state in ('approved', 'refunded')`,
  }),
  dropIndex('transactions_ever_confirmed'),
  dropIndex('transactions_ever_confirmed_by_day'),
];
