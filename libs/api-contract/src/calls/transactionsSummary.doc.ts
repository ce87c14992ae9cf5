import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { transactionsSummary } from './transactionsSummary.ts';

const amount = `Sum of the amounts. ${WORDS.pesos}`;
const adm_income = `Sum of the shares, to the cent that of the rows. ${WORDS.pesos}`;
const sums = { currency: 858, amount: 400, adm_income: 100, count: 1 };

export const transactionsSummaryDoc = describeCall(transactionsSummary, {
  description:
    'Totals of the transactions report for the same filters; groups without transactions are not there.',
  success: 'The totals.',
  query: {
    fields: { from: WORDS.from, to: WORDS.to, building: WORDS.buildings },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building },
  },
  answer: {
    fields: {
      count: 'All transactions.',
      totals: 'By currency.',
      'totals.currency': WORDS.currency,
      'totals.amount': amount,
      'totals.adm_income': adm_income,
      'totals.count': WORDS.count,
      byBuilding: 'By building and currency.',
      'byBuilding.building_name': WORDS.buildingName,
      'byBuilding.currency': WORDS.currency,
      'byBuilding.amount': amount,
      'byBuilding.adm_income': adm_income,
      'byBuilding.count': WORDS.count,
      byDay: 'By Montevideo day and currency, oldest first.',
      'byDay.day': 'The Montevideo day (D23).',
      'byDay.currency': WORDS.currency,
      'byDay.amount': amount,
      'byDay.adm_income': adm_income,
      'byDay.count': WORDS.count,
    },
    example: {
      count: 1,
      totals: [sums],
      byBuilding: [{ building_name: EXAMPLE.building_name, ...sums }],
      byDay: [{ day: '2026-03-14', ...sums }],
    },
  },
});
