import { channelNotes, FIRST_CHANNEL } from '../channels.ts';
import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { createTransaction } from './createTransaction.ts';

export const createTransactionDoc = describeCall(createTransaction, {
  description:
    'Creates a payment and starts it at its provider. The response arrives within 15 s, whatever the provider does (D33). The client continues with the first of `checkout`, `pw_url` and `process_id` that is present (D11). At most 60 payments per card and client address in a minute (D34).',
  success: 'The payment was started; nothing has been paid yet.',
  body: {
    fields: {
      email: FIELD.email,
      name: FIELD.name,
      currency: FIELD.currency,
      amount: `Amount of the top-up. ${FIELD.pesos} Between the minimum and the maximum, otherwise \`ex_amount_refused\`; at least the price of one use with the card, otherwise \`ex_amount\` (D50). ${channelNotes('amount')}`,
      uid: FIELD.uid,
      channel: "One of the card's payment channels (card/methods), otherwise `ex_channel_refused`.",
      rut: FIELD.rut,
      paymentMethod: `${FIELD.paymentMethod} ${channelNotes('paymentMethod')}`,
      address: `Address of the payer. ${channelNotes('address')}`,
      phone: `Telephone of the payer. ${channelNotes('phone')}`,
      tipoDoc: `${FIELD.tipoDoc} ${channelNotes('tipoDoc')}`,
      nroDoc: `${FIELD.nroDoc} ${channelNotes('nroDoc')}`,
      coutas: FIELD.coutas,
    },
    example: {
      email: EXAMPLE.email,
      name: 'Ana Paz',
      currency: 858,
      amount: 400,
      uid: EXAMPLE.uid,
      channel: FIRST_CHANNEL,
      rut: '',
    },
  },
  answer: {
    fields: {
      checkout: "Absolute URL of the provider's payment page, if the channel has one (D11).",
      process_id: FIELD.process_id,
      pw_url: FIELD.pw_url,
      transaction_id: FIELD.transaction_id,
    },
    example: {
      checkout: EXAMPLE.checkout,
      transaction_id: EXAMPLE.transaction,
    },
  },
});
