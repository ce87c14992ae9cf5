export { CHECKOUT_PAGES } from '../checkoutPages.ts';
export {
  CHANNELS,
  completeReason,
  missingFields,
  missingReason,
  PAYMENT_ORIGINS,
  purchasePayload,
  topUpPayload,
  visibleChannels,
} from './channels.ts';
export type { Channel, ChannelName, ExtraField } from './channel.ts';
export {
  DOCUMENT_TYPE,
  documentError,
  documentTypeOptions,
  documentWarning,
  rutWarning,
  shortRutWarning,
} from './document.ts';
export { paymentMethodOptions } from '../pagosweb/client.ts';
export { EMPTY_PAYER, isBlank, NO_PAYER } from './payer.ts';
export type { Payer, PayerField, PayerValues } from './payer.ts';
export { payerSchema, payerSchemaFor } from './payerSchema.ts';
export { isAllowedUrl, resolveCheckout } from './resolveCheckout.ts';
