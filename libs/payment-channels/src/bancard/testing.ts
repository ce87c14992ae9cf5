import { randomBytes, randomInt } from 'node:crypto';
import type { SimulatedPayer } from '../testing/payer.ts';

export { bancardTokens } from './server/protocol.ts';

/** An approval as Bancard sends it, without its token. */
export const approval = (number: number, amount: string, currency: string) => ({
  shop_process_id: String(number),
  response: 'S',
  response_details: 'Procesado Satisfactoriamente',
  amount,
  currency,
  authorization_number: '123456',
  ticket_number: '123456789',
  response_code: '00',
  response_description: 'Transaccion aprobada',
});

export const payer: SimulatedPayer = {
  demanded: {},
  findPage: async ({ process_id: id }, simulators) =>
    id && `${simulators}/bancard/checkout/new?process_id=${encodeURIComponent(id)}`,
  forgeries: (_order, pesos) => {
    const token = randomBytes(16).toString('hex');
    const operation = { token, ...approval(randomInt(1, 2000), pesos.toFixed(2), 'UYU') };
    const body = JSON.stringify({ operation });
    return [{ path: '/api/v1/notifications/bancard', type: 'application/json', body }];
  },
};
