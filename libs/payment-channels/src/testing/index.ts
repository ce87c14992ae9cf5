export { bancardTokens } from '../bancard/server/protocol.ts';
export { webhookSignature } from '../mercadopago/server/signature.ts';
export { decryptToken, ivOf } from '../pagosweb/server/cipher.ts';
export { PAYERS } from './payers.ts';
export type { CreatedPayment, Forgery } from './payer.ts';
export { resultToken } from '../pagosweb/server/result.ts';
export * as simulated from './simulated.ts';
