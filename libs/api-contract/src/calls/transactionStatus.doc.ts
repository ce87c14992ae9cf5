import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { transactionStatus } from './transactionStatus.ts';

export const transactionStatusDoc = describeCall(transactionStatus, {
  description:
    'What became of a top-up or of a purchase. Works in any browser, without any token and a month later (decision 13); whatever is no id of a payment is `ex_not_found`.',
  success: 'What is known of the payment now.',
  parameters: { id: { description: WORDS.transaction_id, example: EXAMPLE.transaction } },
  answer: {
    fields: {
      authorizationResult:
        'PENDING, APPROVED or DENIED (decision 30). Absent: not known yet (decision 36). Of another server, any other value is success (decision 13).',
      errorMessage: 'Why it was denied, for the payer; null otherwise.',
      expired:
        'True where the time to pay ended, with DENIED (decision 30); absent otherwise. Whether anything was charged only errorMessage says.',
      amount: WORDS.pesos,
      currency: WORDS.currency,
      uid: `${WORDS.uid} Null for a purchase.`,
      channel: 'The payment channel.',
      at: `When the payment came to its present state, ${WORDS.instant}`,
      reference: 'What the payer quotes: the payment reference of the provider where it gives one.',
    },
    example: {
      authorizationResult: 'APPROVED',
      errorMessage: null,
      amount: 400,
      currency: 858,
      uid: EXAMPLE.uid,
      channel: 'MercadoPagos',
      at: EXAMPLE.instant,
      reference: EXAMPLE.transaction,
    },
  },
});
