import { channelNotes, SHOP_CHANNELS } from '../channels.ts';
import { FIELD, orList } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './payments.ts';

/** The errors of a call that starts a payment. */
const STARTING = [
  'ex_amount_refused',
  'ex_channel_refused',
  'ex_currency_refused',
  'ex_provider_unavailable',
] as const;

/** The descriptions of the payer, which both calls share. */
const PAYER = {
  name: FIELD.name,
  paymentMethod: `${FIELD.paymentMethod} ${channelNotes('paymentMethod')}`,
  tipoDoc: `${FIELD.tipoDoc} ${channelNotes('tipoDoc')}`,
  nroDoc: `${FIELD.nroDoc} ${channelNotes('nroDoc')}`,
} as const;

export const paymentsDocs: DescriptionsOf<typeof calls> = {
  createTransaction: {
    description:
      'Starts a top-up of a card: creates a payment, and starts it at its provider. The response arrives within 15 s, whatever the provider does (D33). The client continues with the first of `checkout`, `pw_url` and `process_id` that is present (D11). At most 60 payments per card and client address in a minute (D34).',
    success: 'The payment was started; nothing has been paid yet.',
    errors: ['ex_card_not_found', '100', 'ex_amount', ...STARTING],
    fields: {
      ...PAYER,
      amount: `Amount of the top-up. ${FIELD.pesos} Between the minimum and the maximum, otherwise \`ex_amount_refused\`; at least the price of one use with the card, otherwise \`ex_amount\` (D50). ${channelNotes('amount')}`,
      channel: "One of the card's payment channels (card/methods), otherwise `ex_channel_refused`.",
      address: `Address of the payer. ${channelNotes('address')}`,
      phone: `Telephone of the payer. ${channelNotes('phone')}`,
      checkout: "Absolute URL of the provider's payment page, if the channel has one (D11).",
      transaction_id: FIELD.transaction_id,
    },
  },
  createBrandingTransaction: {
    description:
      'Starts the purchase of an accessory at the price that the server has. The client continues as for a top-up, with `paymentRedirect` instead of `checkout` (D11).',
    success: 'The payment was started; nothing has been paid yet.',
    errors: ['ex_item_not_found', ...STARTING],
    fields: {
      ...PAYER,
      branding_item_id: 'Identifier of an accessory from branding/items, otherwise `ex_item_not_found`.',
      channel: `Payment channel; ${orList(SHOP_CHANNELS)} in the shop (D14).`,
      phone: 'Mobile number of the buyer.',
      address: 'Shipping address; shipping within Montevideo is included in the price (spec §9).',
      quantity: 'Number of pieces, from 1 to BRANDING_MAX_QUANTITY (10).',
      paymentRedirect: "Absolute URL of the provider's payment page, if the channel has one (D11).",
      transaction_id: `${FIELD.transaction_id} Additional field (D35).`,
      errors: 'Messages for the buyer; empty on success (D37).',
    },
  },
  transactionStatus: {
    description:
      'Returns the state of a top-up or a purchase. No token is required, and the result stays available (D13). An unknown or malformed identifier is `ex_not_found`.',
    success: 'The current state of the payment.',
    errors: ['ex_not_found'],
    fields: {
      id: FIELD.transaction_id,
      authorizationResult:
        'Result of the payment: PENDING, APPROVED or DENIED (D30). Absent if it is not known yet (D36). Clients treat any other value as a success (D13).',
      errorMessage:
        'Reason for the denial, for the payer, or why what was paid is not credited, also while PENDING; null otherwise.',
      expired:
        'True, with DENIED, if the time to pay expired (D30); absent otherwise. Only `errorMessage` says whether anything was charged.',
      cancelled:
        'True, with DENIED, if the payer cancelled the payment (D30); absent otherwise. Additional field (D36).',
      refunded:
        'True, with APPROVED, if the payment was refunded in full (D30); absent otherwise. Additional field (D36).',
      amount: FIELD.pesos,
      uid: `${FIELD.uid} Null for a purchase.`,
      channel: 'Payment channel.',
      at: `Time of the last state change, ${FIELD.instant}`,
      purchase: 'What a purchase is for; absent for a top-up. Additional field (D36).',
      item: 'Name of the item.',
      quantity: 'Number of units.',
      address: 'Delivery address; null after it was erased.',
      reference: FIELD.reference,
      shopProcessId:
        'Number by which the provider knows the payment, where it requires the result page to show it; absent otherwise. Additional field (D36).',
      responseDescription:
        'How that provider describes an approved payment; absent otherwise. Additional field (D36).',
      ticket:
        'Ticket for paying at a counter of a collection network, while the payment is PENDING; absent otherwise. Additional field (D36).',
      number: 'Number to quote at the counter.',
      verificationCode: 'Code that the counter verifies, if the provider issues one.',
      slip: 'Absolute URL of the printable slip.',
      payUntil: `Deadline of the payment, ${FIELD.instant}`,
    },
  },
};
