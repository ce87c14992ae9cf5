export { CHANNELS, isChannelName, missingReason, topUpPayload, visibleChannels } from './channels.ts';
export type { Channel, ChannelName, ExtraField } from './channel.ts';
export { documentWarning, isCedula, isRut, rutWarning } from './checkDigits.ts';
export { PAYMENT_METHODS, paymentMethodOptions } from './pagosWeb.ts';
export { EMPTY_PAYER, payerSchema } from './payer.ts';
export type { PayerField, PayerValues } from './payer.ts';
export { isAllowed, whatFollows } from './whatFollows.ts';
export type { NextStop } from './whatFollows.ts';
