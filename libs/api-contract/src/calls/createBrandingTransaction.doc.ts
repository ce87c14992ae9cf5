import { channelNotes, FIRST_CHANNEL, SHOP_CHANNELS } from '../channels.ts';
import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD, orList } from '../document/commonFields.ts';
import { createBrandingTransaction } from './createBrandingTransaction.ts';

export const createBrandingTransactionDoc = describeCall(createBrandingTransaction, {
  description:
    'Starts the purchase of an accessory at the price that the server has. The client continues as for a top-up, with `paymentRedirect` instead of `checkout` (D11).',
  success: 'The payment was started; nothing has been paid yet.',
  body: {
    fields: {
      branding_item_id: 'Identifier of an accessory from branding/items, otherwise `ex_item_not_found`.',
      email: FIELD.email,
      name: FIELD.name,
      currency: FIELD.currency,
      channel: `Payment channel; ${orList(SHOP_CHANNELS)} in the shop (D14).`,
      paymentMethod: `${FIELD.paymentMethod} ${channelNotes('paymentMethod')}`,
      phone: 'Mobile number of the buyer.',
      tipoDoc: `${FIELD.tipoDoc} ${channelNotes('tipoDoc')}`,
      nroDoc: `${FIELD.nroDoc} ${channelNotes('nroDoc')}`,
      coutas: FIELD.coutas,
      rut: FIELD.rut,
      address: 'Shipping address; shipping within Montevideo is included in the price (spec §9).',
      quantity: 'Number of pieces, from 1 to BRANDING_MAX_QUANTITY (10).',
    },
    example: {
      branding_item_id: EXAMPLE.item,
      email: EXAMPLE.email,
      name: 'Ana Paz',
      currency: 858,
      channel: FIRST_CHANNEL,
      paymentMethod: 0,
      phone: '099123456',
      tipoDoc: 0,
      nroDoc: '',
      coutas: 1,
      rut: '',
      address: 'Rivera 2480, apto. 502',
      quantity: 2,
    },
  },
  answer: {
    fields: {
      paymentRedirect: "Absolute URL of the provider's payment page, if the channel has one (D11).",
      process_id: FIELD.process_id,
      pw_url: FIELD.pw_url,
      transaction_id: `${FIELD.transaction_id} Additional field (D35).`,
      errors: 'Messages for the buyer; empty on success (D37).',
    },
    example: {
      paymentRedirect: EXAMPLE.checkout,
      transaction_id: EXAMPLE.transaction,
      errors: [],
    },
  },
});
