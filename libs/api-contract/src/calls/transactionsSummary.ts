import * as v from 'valibot';
import { call } from '../call.ts';
import { adjustments } from './settlement.ts';
import { day, pesos } from '../fields.ts';
import { TRANSACTIONS_FILTERS } from './reportTransactions.ts';

/** Sums of one currency in pesos, each equal to the sum of the report's rows to the cent. */
const sums = { currency: v.number(), amount: pesos, adm_income: pesos, count: v.number() };

/** Totals of all filtered confirmed transactions; groups without transactions are left out. */
export const TransactionsSummary = v.object({
  count: v.number(),
  totals: v.array(v.object(sums)),
  byBuilding: v.array(v.object({ building_name: v.string(), ...sums })),
  /** Oldest first. */
  byDay: v.array(v.object({ day, ...sums })),
  /** Of the closed months that these days are of (D80); no total includes them. */
  adjustments,
});
export type TransactionsSummary = v.InferOutput<typeof TransactionsSummary>;

export const transactionsSummary = call({
  method: 'GET',
  path: '/api/v1/reports/transactions/summary',
  summary: 'Returns the totals of the transactions report by currency, building and Montevideo day',
  access: 'administrator',
  optional: true,
  query: v.object(TRANSACTIONS_FILTERS),
  success: 200,
  answer: TransactionsSummary,
});
