import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { createTransaction } from './createTransaction.ts';

export const createTransactionDoc = describeCall(createTransaction, {
  description:
    'Creates a payment and starts it at its provider; answers within 15 s whatever the provider does (D33). What follows is decided by the answer: `checkout`, else `pw_url`, else `process_id` (D11). At most 60 creations for a card in a minute (D34).',
  success: 'The payment was started; nothing has been paid yet.',
  body: {
    fields: {
      email: WORDS.email,
      name: WORDS.name,
      currency: WORDS.currency,
      amount: `${WORDS.pesos} Between the least and the greatest top-up, else \`ex_amount_refused\`; at least one use of the card, else \`ex_amount\` (D50).`,
      uid: WORDS.uid,
      channel: "One of the card's payment methods (card/methods), else `ex_channel_refused`.",
      rut: WORDS.rut,
      paymentMethod: WORDS.paymentMethod,
      address: 'Address of the payer; PagosWeb method 1 demands it (spec §5).',
      phone: 'Telephone of the payer; PagosWeb method 3 demands it (spec §5).',
      tipoDoc: WORDS.tipoDoc,
      nroDoc: WORDS.nroDoc,
      coutas: WORDS.coutas,
    },
    example: {
      email: EXAMPLE.email,
      name: 'Ana Paz',
      currency: 858,
      amount: 400,
      uid: EXAMPLE.uid,
      channel: 'MercadoPagos',
      rut: '',
    },
  },
  answer: {
    fields: {
      checkout: "Absolute URL of the provider's page, where there is one (D11).",
      process_id: WORDS.process_id,
      pw_url: WORDS.pw_url,
      transaction_id: WORDS.transaction_id,
    },
    example: {
      checkout: 'https://www.mercadopago.com.uy/checkout/v1/redirect?pref_id=123456789',
      transaction_id: EXAMPLE.transaction,
    },
  },
});
