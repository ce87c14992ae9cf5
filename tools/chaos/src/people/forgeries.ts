import { randomBytes, randomInt } from 'node:crypto';
import type { ChannelName } from '@laundry/api-contract';
import type { Person } from './plan.ts';

/** A notification from somebody without the provider's secret. */
interface Forgery {
  readonly path: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const token = () => randomBytes(24).toString('base64');
const webhook = (name: string): Forgery => {
  const id = String(randomInt(10 ** 9, 10 ** 12));
  return {
    path: `/api/v1/notifications/${name}?data.id=${id}&type=payment`,
    type: 'application/json',
    headers: { 'x-request-id': id, 'x-signature': `ts=${Date.now()},v1=${randomBytes(32).toString('hex')}` },
    body: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id } }),
  };
};

const resultFields = (id: string, pesos: number) =>
  new URLSearchParams({
    ventaAprobada: 'True',
    numeroTransaccion: '777',
    monto: pesos.toFixed(2).replace('.', ','),
    codigoAutorizacion: 'A1',
    mensaje: 'Aprobada',
    numeroOrden: id,
    idCliente: '4210',
    Fecha: '2026-10-25 11:18:00',
    cantidadCuotas: '1',
    responseSecurityToken: token(),
  }).toString();

/** Notifications that claim an approval, signed without the secret. */
export const forgeriesOf = (id: string, { intent: wish }: Person): readonly Forgery[] => {
  const pesos = wish.kind === 'topup' ? wish.pesos : 490.5;
  const form = 'application/x-www-form-urlencoded';
  const operation = {
    token: randomBytes(16).toString('hex'),
    shop_process_id: String(randomInt(1, 2000)),
    response: 'S',
    response_details: 'Procesado Satisfactoriamente',
    amount: pesos.toFixed(2),
    currency: '858',
    authorization_number: '123456',
    ticket_number: '123456789',
    response_code: '00',
    response_description: 'Transaccion aprobada',
  };
  const byChannel: Readonly<Record<ChannelName, readonly Forgery[]>> = {
    MercadoPagos: [webhook('mercadopago')],
    RedPagos: [webhook('redpagos')],
    Bancard: [
      {
        path: '/api/v1/notifications/bancard',
        type: 'application/json',
        body: JSON.stringify({ operation }),
      },
    ],
    PagosWeb: [
      { path: '/api/v1/notifications/pagosweb', type: form, body: resultFields(id, pesos) },
      { path: '/api/v1/payments/pagosweb/return/aprobada', type: form, body: resultFields(id, pesos) },
    ],
  };
  return Object.values(byChannel).flat();
};

/** Sends a forged notification. @returns the status of the answer; undefined where none came */
export async function forge(origin: string, { path, type, headers, body }: Forgery) {
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
