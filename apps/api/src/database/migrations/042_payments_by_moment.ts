import { createIndex } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** Finds the payments of the last days, which the ledger check reads, without scanning all entries. */
export const paymentsByMoment: Migration = [
  createIndex({ name: 'ledger_payments_by_moment', on: "on ledger_entries (at) where kind = 'payment'" }),
];
