import * as v from 'valibot';
import { anyCurrency, anyInstant, anyNumber, anyText, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';
import { buildingFilter, day } from '../fields.ts';
import { FIRST_CHANNEL } from '../channels.ts';
import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';

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

/**
 * What the document of the API says of it: beside the record, so that a column of the report is one file
 * here. A function, so that the sites' bundles leave it out.
 */
export const reportTransactionsDoc = () =>
  describeCall(reportTransactions, {
    description:
      'Returns the transactions of a building, or of all buildings in whose income the administration shares, that were confirmed between two days, without paging (D46, D79). All three filters are required (spec §5).',
    success: 'The confirmed transactions.',
    query: {
      fields: { from: FIELD.from, to: FIELD.to, building: FIELD.buildings },
      example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building },
    },
    answer: {
      fields: {
        building_name: FIELD.buildingName,
        amount: `Amount of the transaction. ${FIELD.pesos} Negative for a refund (D58).`,
        currency: FIELD.currency,
        user_name: 'Name of the payer.',
        user_email: 'E-mail of the payer.',
        origin: 'Payment channel.',
        creation_date: `Creation time of the payment or the refund, ${FIELD.instant}`,
        uuid: FIELD.uid,
        message: 'Note, or null; for a refund, a chargeback or its reversal, its kind (D58).',
        adm_income: `Share of the administration. ${FIELD.pesos}`,
      },
      example: [
        {
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
        },
      ],
    },
  });
