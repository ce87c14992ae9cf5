import * as v from 'valibot';
import { call } from '../call.ts';
import { buildingFilter, day, instant, pesos } from '../fields.ts';

/** A confirmed transaction in the administration's report (spec §3). */
export const TransactionRecord = v.object({
  building_name: v.string(),
  /** Pesos. */
  amount: pesos,
  /** Code 858 (UYU). */
  currency: v.number(),
  user_name: v.string(),
  user_email: v.string(),
  /** The payment channel. */
  origin: v.string(),
  creation_date: instant,
  /** Card code. */
  uuid: v.string(),
  message: v.nullish(v.string()),
  /** The administration's share in pesos. */
  adm_income: pesos,
});
export type TransactionRecord = v.InferOutput<typeof TransactionRecord>;

/** The filters of transactions; all three are mandatory (spec §5). */
export const TRANSACTIONS_FILTERS = {
  from: day,
  to: day,
  building: buildingFilter,
};

export const reportTransactions = call({
  method: 'GET',
  path: '/api/v1/reports/transactions',
  summary:
    'Returns the confirmed transactions of a building, or of all buildings that share in the income, between two Montevideo days',
  access: 'administrator',
  query: v.object(TRANSACTIONS_FILTERS),
  success: 200,
  answer: v.array(TransactionRecord),
});
