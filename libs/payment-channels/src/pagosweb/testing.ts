import { randomBytes } from 'node:crypto';
import type { Forgery, SimulatedPayer } from '../testing/payer.ts';

export { decryptToken, ivOf } from './server/cipher.ts';
export { resultToken } from './server/result.ts';
export * as simulated from './simulator/cipher.ts';
export { resultToken as simulatedResultToken } from './simulator/result.ts';

const PAGE_WITHIN_MS = 20_000;

/** PagosWeb's page is reached by a form that the browser posts. @throws Error where it refuses the form */
async function afterForm(processor: string): Promise<string> {
  const url = new URL(processor);
  const fields = new URLSearchParams(url.search);
  url.search = '';
  const answer = await fetch(url, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_WITHIN_MS),
  });
  const location = answer.headers.get('location');
  const html = await answer.text();
  if (location === null)
    throw new Error(`PagosWeb refused ${fields.toString()}: ${answer.status} ${html.slice(-200)}`);
  return new URL(location, url).href;
}

/** A result with a made-up token. */
const forgedResult = (path: string, order: string, pesos: number): Forgery => ({
  path,
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({
    ventaAprobada: 'True',
    numeroTransaccion: '777',
    monto: pesos.toFixed(2).replace('.', ','),
    codigoAutorizacion: 'A1',
    mensaje: 'Aprobada',
    numeroOrden: order,
    idCliente: '4210',
    Fecha: '2026-10-25 11:18:00',
    cantidadCuotas: '1',
    responseSecurityToken: randomBytes(24).toString('base64'),
  }).toString(),
});

export const payer: SimulatedPayer = {
  demanded: { paymentMethod: 1, coutas: 1, address: 'Rivera 1234', phone: '099123456' },
  pageOf: async ({ processor }) => processor && afterForm(processor),
  forgeries: (order, pesos) => [
    forgedResult('/api/v1/notifications/pagosweb', order, pesos),
    forgedResult('/api/v1/payments/pagosweb/return/aprobada', order, pesos),
  ],
};
