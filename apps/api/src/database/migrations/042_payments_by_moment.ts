import { createIndex } from '../steps.ts';
import type { Migration } from '../steps.ts';

/**
 * The check of the ledger reads the payments of the last days, of which there are few among all that was ever
 * booked.
 */
export const paymentsByMoment: Migration = [
  createIndex({ name: 'ledger_payments_by_moment', on: "on ledger_entries (at) where kind = 'payment'" }),
];
