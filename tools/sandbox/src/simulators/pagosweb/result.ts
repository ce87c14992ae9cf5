import { simulators as texts } from '@laundry/strings';
import type { Attempt, Outcome } from '../payments/payment.ts';
import { encrypt, fechaOf } from './cipher.ts';
import type { OrderPayment } from './request.ts';

interface Signer {
  readonly clientId: string;
  readonly key: string;
}

/** The order in which the token joins the result's fields; `fecha` is included without its space. */
const SIGNED = [
  'ventaAprobada',
  'numeroTransaccion',
  'monto',
  'codigoAutorizacion',
  'mensaje',
  'numeroOrden',
  'idCliente',
  'Fecha',
] as const;
type ResultFields = Readonly<Record<(typeof SIGNED)[number], string>>;

/** The `responseSecurityToken` of a result. */
export const resultToken = (key: string, fields: ResultFields): string =>
  encrypt(
    key,
    fields.Fecha,
    SIGNED.map((name) => fields[name].replace(name === 'Fecha' ? ' ' : '', '')).join(''),
  );

/** The result of an attempt, for the offline notification and for the browser's return. */
export function resultOf(payment: OrderPayment, { id, outcome, at }: Attempt, signer: Signer) {
  const approved = outcome === 'approved';
  const fields = {
    ventaAprobada: approved ? 'True' : 'False',
    numeroTransaccion: String(id),
    monto: (payment.amountCents / 100).toFixed(2).replace('.', ','),
    codigoAutorizacion: approved ? String(id).slice(-6) : '',
    mensaje: texts.messages[outcome],
    numeroOrden: payment.reference,
    idCliente: signer.clientId,
    Fecha: fechaOf(at),
  };
  return { ...fields, cantidadCuotas: '1', responseSecurityToken: resultToken(signer.key, fields) };
}

const RETURNS: Readonly<Partial<Record<Outcome, string>>> = { approved: 'aprobada', denied: 'rechazada' };
/** The registered address to which the browser posts the result. */
export const returnUrl = (publicOrigin: string, outcome: Outcome): string =>
  `${publicOrigin}/api/v1/payments/pagosweb/return/${RETURNS[outcome] ?? 'cancelada'}`;
