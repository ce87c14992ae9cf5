import { randomBytes, randomInt } from 'node:crypto';
import type { Forgery, SimulatedPayer } from '../testing/payer.ts';

export { webhookSignature } from './server/signature.ts';

/** A webhook of MercadoPago's protocol, with a made-up signature. */
export function forgedWebhook(path: string): Forgery {
  const id = String(randomInt(10 ** 9, 10 ** 12));
  return {
    path: `/api/v1/notifications/${path}?data.id=${id}&type=payment`,
    type: 'application/json',
    headers: { 'x-request-id': id, 'x-signature': `ts=${Date.now()},v1=${randomBytes(32).toString('hex')}` },
    body: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id } }),
  };
}

export const payer: SimulatedPayer = {
  demanded: {},
  findPage: async ({ checkout }) => checkout,
  forgeries: () => [forgedWebhook('mercadopago')],
};
