import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { createBrandingTransaction } from './createBrandingTransaction.ts';

export const createBrandingTransactionDoc = describeCall(createBrandingTransaction, {
  description:
    'Starts the purchase of an accessory at the price that the server has for it. What follows is decided as for a top-up, with `paymentRedirect` in the place of `checkout` (D11).',
  success: 'The payment was started; nothing has been paid yet.',
  body: {
    fields: {
      branding_item_id: 'Id of an accessory of branding/items, else `ex_item_not_found`.',
      email: WORDS.email,
      name: WORDS.name,
      currency: WORDS.currency,
      channel: 'MercadoPagos or PagosWeb in the shop (D14).',
      paymentMethod: WORDS.paymentMethod,
      phone: 'Cellphone of the buyer.',
      tipoDoc: WORDS.tipoDoc,
      nroDoc: WORDS.nroDoc,
      coutas: WORDS.coutas,
      rut: WORDS.rut,
      address: 'Where it is shipped to; within Montevideo it is included (spec §9).',
      quantity: 'Pieces, from 1 to BRANDING_MAX_QUANTITY (10).',
    },
    example: {
      branding_item_id: EXAMPLE.item,
      email: EXAMPLE.email,
      name: 'Ana Paz',
      currency: 858,
      channel: 'MercadoPagos',
      phone: '099123456',
      rut: '',
      address: 'Rivera 2480, apto. 502',
      quantity: 2,
    },
  },
  answer: {
    fields: {
      paymentRedirect: "Absolute URL of the provider's page, where there is one (D11).",
      process_id: WORDS.process_id,
      pw_url: WORDS.pw_url,
      transaction_id: `${WORDS.transaction_id} An addition (D35).`,
      errors: 'Texts for the buyer; empty where all went well (D37).',
    },
    example: {
      paymentRedirect: 'https://www.mercadopago.com.uy/checkout/v1/redirect?pref_id=123456789',
      transaction_id: EXAMPLE.transaction,
      errors: [],
    },
  },
});
