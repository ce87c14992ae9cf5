import { randomBytes } from 'node:crypto';
import { pageBehindForm } from '../testing/payer.ts';
import type { Forgery, SimulatedPayer } from '../testing/payer.ts';

export { decryptToken } from './server/cipher.ts';
export { requestToken } from './server/requestFields.ts';
export { resultToken } from './server/result.ts';

/** An approved result, without its token. */
export const approval = (order: string, monto: string) => ({
  ventaAprobada: 'True',
  numeroTransaccion: '777',
  monto,
  codigoAutorizacion: 'A1',
  mensaje: 'Aprobada',
  numeroOrden: order,
  idCliente: '4210',
  Fecha: '2026-10-25 11:18:00',
  cantidadCuotas: '1',
});

/** A result with a made-up token. */
const forgedResult = (path: string, order: string, pesos: number): Forgery => ({
  path,
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({
    ...approval(order, pesos.toFixed(2).replace('.', ',')),
    responseSecurityToken: randomBytes(24).toString('base64'),
  }).toString(),
});

export const payer: SimulatedPayer = {
  demanded: { paymentMethod: 1, coutas: 1, address: 'Rivera 1234', phone: '099123456' },
  findPage: async ({ pw_url: form }) => form && pageBehindForm(form),
  forgeries: (order, pesos) => [
    forgedResult('/api/v1/notifications/pagosweb', order, pesos),
    forgedResult('/api/v1/payments/pagosweb/return/aprobada', order, pesos),
  ],
};
