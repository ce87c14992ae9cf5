import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { transactionStatus } from './transactionStatus.ts';

export const transactionStatusDoc = describeCall(transactionStatus, {
  description:
    'What became of a top-up or of a purchase. Works in any browser, without any token and a month later (D13); whatever is no id of a payment is `ex_not_found`.',
  success: 'What is known of the payment now.',
  parameters: { id: { description: WORDS.transaction_id, example: EXAMPLE.transaction } },
  answer: {
    fields: {
      authorizationResult:
        'PENDING, APPROVED or DENIED (D30). Absent: not known yet (D36). Of another server, any other value is success (D13).',
      errorMessage: 'Why it was denied, for the payer; null otherwise.',
      expired:
        'True where the time to pay ended, with DENIED (D30); absent otherwise. Whether anything was charged only errorMessage says.',
      refunded:
        'True where all of it was given back since, with APPROVED (D30); absent otherwise. An addition (D36).',
      amount: WORDS.pesos,
      currency: WORDS.currency,
      uid: `${WORDS.uid} Null for a purchase.`,
      channel: 'The payment channel.',
      at: `When the payment came to its present state, ${WORDS.instant}`,
      reference: WORDS.reference,
      ticket:
        'What is taken to a counter of a collection network (RedPagos), as long as the payment is PENDING; absent otherwise. An addition (D36).',
      'ticket.number': 'What is quoted at the counter.',
      'ticket.verificationCode': 'What the counter compares, where the provider gives one.',
      'ticket.slip': 'Absolute URL of the slip to print.',
      'ticket.payUntil': `Until when it can be paid, ${WORDS.instant}`,
    },
    example: {
      authorizationResult: 'APPROVED',
      errorMessage: null,
      amount: 400,
      currency: 858,
      uid: EXAMPLE.uid,
      channel: 'MercadoPagos',
      at: EXAMPLE.instant,
      reference: EXAMPLE.reference,
    },
  },
});
