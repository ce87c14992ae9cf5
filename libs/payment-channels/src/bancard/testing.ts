import { randomBytes, randomInt } from 'node:crypto';
import type { SimulatedPayer } from '../testing/payer.ts';

export { bancardTokens } from './server/protocol.ts';

export const payer: SimulatedPayer = {
  demanded: {},
  pageOf: async ({ processId }, simulators) =>
    processId && `${simulators}/bancard/checkout/new?process_id=${encodeURIComponent(processId)}`,
  forgeries: (_order, pesos) => {
    const operation = {
      token: randomBytes(16).toString('hex'),
      shop_process_id: String(randomInt(1, 2000)),
      response: 'S',
      response_details: 'Procesado Satisfactoriamente',
      amount: pesos.toFixed(2),
      currency: 'UYU',
      authorization_number: '123456',
      ticket_number: '123456789',
      response_code: '00',
      response_description: 'Transaccion aprobada',
    };
    return [
      {
        path: '/api/v1/notifications/bancard',
        type: 'application/json',
        body: JSON.stringify({ operation }),
      },
    ];
  },
};
