export { tokens } from '../bancard/simulator/purchase.ts';
export { signatureHeader } from '../mercadopago/simulator/webhook.ts';
export { decrypt, encrypt, fechaOf, ivOf } from '../pagosweb/simulator/cipher.ts';
export { resultToken } from '../pagosweb/simulator/result.ts';
