import * as v from 'valibot';
import { anyCurrency, anyInstant, anyNumber, anyText, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';
import { buildingFilter, day } from '../fields.ts';

/** A confirmed transaction in the administration's report (spec §3). */
export const TransactionRecord = v.object({
  building_name: textIfAny,
  /** Pesos. */
  amount: anyNumber,
  /** Code 858 (UYU). */
  currency: anyCurrency,
  user_name: textIfAny,
  user_email: textIfAny,
  /** The payment channel. */
  origin: textIfAny,
  creation_date: anyInstant,
  /** Card code. */
  uuid: textIfAny,
  message: v.nullish(anyText),
  /** The administration's share in pesos. */
  adm_income: anyNumber,
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
