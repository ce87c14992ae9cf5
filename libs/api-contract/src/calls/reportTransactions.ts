import * as v from 'valibot';
import {
  anyCurrency,
  anyInstant,
  anyNumber,
  anyText,
  textIfAny,
  buildingFilter,
  day,
  pesos,
} from '../fields.ts';
import { call } from '../call.ts';
import { FIRST_CHANNEL } from '../channels.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { ADJUSTMENTS_OF_DAYS } from './settlement.doc.ts';
import { adjustments } from './settlement.ts';

/** A confirmed transaction in the administration's report (spec §3). */
export const TransactionRecord = v.object({
  building_name: textIfAny,
  amount: anyNumber,
  currency: anyCurrency,
  user_name: textIfAny,
  user_email: textIfAny,
  origin: textIfAny,
  creation_date: anyInstant,
  uuid: textIfAny,
  message: v.nullish(anyText),
  adm_income: anyNumber,
});
export type TransactionRecord = v.InferOutput<typeof TransactionRecord>;

/** An example for the document and for tests. A function, so that the sites' bundles leave it out. */
export const exampleTransaction = (): TransactionRecord => ({
  building_name: EXAMPLE.building_name,
  amount: 400,
  currency: 858,
  user_name: 'Ana Paz',
  user_email: EXAMPLE.email,
  origin: FIRST_CHANNEL,
  creation_date: EXAMPLE.instant,
  uuid: EXAMPLE.uid,
  message: null,
  adm_income: 100,
});

/** The filters of transactions; all three are mandatory (spec §5). */
export const TRANSACTIONS_FILTERS = {
  from: day,
  to: day,
  building: buildingFilter,
};

export const reportTransactions = call('GET', '/api/v1/reports/transactions', {
  access: 'administrator',
  query: v.object(TRANSACTIONS_FILTERS),
  answer: v.array(TransactionRecord),
});

/** Sums of one currency in pesos, each equal to the sum of the report's rows to the cent. */
const sums = { currency: v.number(), amount: pesos, adm_income: pesos, count: v.number() };

/** Totals of all filtered confirmed transactions; groups without transactions are left out. */
export const TransactionsSummary = v.object({
  count: v.number(),
  totals: v.array(v.object(sums)),
  byBuilding: v.array(v.object({ building_name: v.string(), ...sums })),
  byDay: v.array(v.object({ day, ...sums })),
  adjustments,
});
export type TransactionsSummary = v.InferOutput<typeof TransactionsSummary>;

export const transactionsSummary = call('GET', '/api/v1/reports/transactions/summary', {
  access: 'administrator',
  optional: true,
  query: v.object(TRANSACTIONS_FILTERS),
  answer: TransactionsSummary,
});

/**
 * The descriptions in the API's document, beside the record, so that a new column of the report changes only
 * this file here. A function, so that the sites' bundles leave it out.
 */
export const reportTransactionsDocs = (): DescriptionsOf<{
  reportTransactions: typeof reportTransactions;
  transactionsSummary: typeof transactionsSummary;
}> => ({
  reportTransactions: {
    description:
      'Returns the transactions that were confirmed between two days, without paging (D46, D79): those of a building, or of all buildings in whose income the administration shares, or shared on these days. All three filters are required (spec §5).',
    success: 'The confirmed transactions.',
    fields: {
      building: FIELD.buildings,
      amount: `Amount of the transaction. ${FIELD.pesos} Negative for a refund (D58).`,
      user_name: 'Name of the payer.',
      user_email: 'E-mail of the payer.',
      origin: 'Payment channel.',
      creation_date: `Creation time of the payment or the refund, ${FIELD.instant}`,
      uuid: FIELD.uid,
      message: 'Note, or null; for a refund, a chargeback or its reversal, its kind (D58).',
      adm_income: `Share of the administration. ${FIELD.pesos}`,
    },
  },
  transactionsSummary: {
    description:
      'Returns the totals of the transactions report for the same filters. Groups without transactions are omitted.',
    success: 'The totals.',
    fields: {
      building: FIELD.buildings,
      'answer.count': 'Number of all transactions.',
      totals: 'Totals by currency.',
      byBuilding: 'Totals by building and currency.',
      byDay: 'Totals by Montevideo day and currency, oldest first.',
      amount: `Sum of the amounts. ${FIELD.pesos}`,
      adm_income: `Sum of the shares, equal to the sum of the rows. ${FIELD.pesos}`,
      ...ADJUSTMENTS_OF_DAYS,
    },
  },
});
