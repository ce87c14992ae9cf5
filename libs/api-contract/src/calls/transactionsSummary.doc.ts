import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { ADJUSTMENT_FIELDS } from './settlement.doc.ts';
import { transactionsSummary } from './transactionsSummary.ts';

const amount = `Sum of the amounts. ${FIELD.pesos}`;
const adm_income = `Sum of the shares, equal to the sum of the rows. ${FIELD.pesos}`;
const sums = { currency: 858, amount: 400, adm_income: 100, count: 1 };

export const transactionsSummaryDoc = describeCall(transactionsSummary, {
  description:
    'Returns the totals of the transactions report for the same filters. Groups without transactions are omitted.',
  success: 'The totals.',
  query: {
    fields: { from: FIELD.from, to: FIELD.to, building: FIELD.buildings },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building },
  },
  answer: {
    fields: {
      count: 'Number of all transactions.',
      totals: 'Totals by currency.',
      'totals.currency': FIELD.currency,
      'totals.amount': amount,
      'totals.adm_income': adm_income,
      'totals.count': FIELD.count,
      byBuilding: 'Totals by building and currency.',
      'byBuilding.building_name': FIELD.buildingName,
      'byBuilding.currency': FIELD.currency,
      'byBuilding.amount': amount,
      'byBuilding.adm_income': adm_income,
      'byBuilding.count': FIELD.count,
      byDay: 'Totals by Montevideo day and currency, oldest first.',
      'byDay.day': 'Montevideo day, YYYY-MM-DD (D23).',
      'byDay.currency': FIELD.currency,
      'byDay.amount': amount,
      'byDay.adm_income': adm_income,
      'byDay.count': FIELD.count,
      ...ADJUSTMENT_FIELDS,
      adjustments:
        'Adjustments of the closed months that these days are of (D80). No total includes them: rows and totals show what happened.',
    },
    example: {
      count: 1,
      totals: [sums],
      byBuilding: [{ building_name: EXAMPLE.building_name, ...sums }],
      byDay: [{ day: '2026-03-14', ...sums }],
      adjustments: [],
    },
  },
});
