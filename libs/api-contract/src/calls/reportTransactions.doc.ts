import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { reportTransactions } from './reportTransactions.ts';

export const reportTransactionsDoc = describeCall(reportTransactions, {
  description:
    'Every confirmed transaction of a building between two days; never paged (D46). All three filters are mandatory (spec §5).',
  success: 'The transactions.',
  query: {
    fields: { from: WORDS.from, to: WORDS.to, building: WORDS.buildings },
    example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building },
  },
  answer: {
    fields: {
      building_name: WORDS.buildingName,
      amount: `${WORDS.pesos} Negative for a refund (D58).`,
      currency: WORDS.currency,
      user_name: 'Name of the payer.',
      user_email: 'E-mail of the payer.',
      origin: 'The payment channel.',
      creation_date: `When the payment was created, or the refund was made, ${WORDS.instant}`,
      uuid: WORDS.uid,
      message: 'A note, or null; for money that went back, or came again, what it was (D58).',
      adm_income: `The share of the administration. ${WORDS.pesos}`,
    },
    example: [
      {
        building_name: EXAMPLE.building_name,
        amount: 400,
        currency: 858,
        user_name: 'Ana Paz',
        user_email: EXAMPLE.email,
        origin: 'MercadoPagos',
        creation_date: EXAMPLE.instant,
        uuid: EXAMPLE.uid,
        message: null,
        adm_income: 100,
      },
    ],
  },
});
