import { server } from '@laundry/strings';
import * as v from 'valibot';
import { centsOfText } from '../../payments/money.ts';
import { sameSecret } from '../../secrets.ts';
import type { PaymentFacts } from '../provider.ts';
import { decryptToken, encryptToken, ivOf } from './cipher.ts';

const text = v.pipe(v.string(), v.maxLength(500));
const field = v.optional(text, '');

/** What the browser's return and the offline notification carry. */
export const Result = v.object({
  ventaAprobada: text,
  numeroTransaccion: field,
  monto: v.pipe(text, v.regex(/^\d{1,12}([.,]\d{1,2})?$/)),
  codigoAutorizacion: field,
  mensaje: field,
  numeroOrden: v.pipe(text, v.nonEmpty()),
  idCliente: text,
  Fecha: v.pipe(
    text,
    v.check((fecha) => ivOf(fecha) !== undefined),
  ),
  responseSecurityToken: v.pipe(text, v.nonEmpty()),
});
export type Result = v.InferOutput<typeof Result>;

/** What the token of a result holds, joined in the provider's order. `fecha` stands in it without its space. */
const signedText = (result: Omit<Result, 'responseSecurityToken'>): string =>
  [
    result.ventaAprobada,
    result.numeroTransaccion,
    result.monto,
    result.codigoAutorizacion,
    result.mensaje,
    result.numeroOrden,
    result.idCliente,
    result.Fecha.replace(' ', ''),
  ].join('');

/** The `responseSecurityToken` of a result. @throws Error when its `Fecha` is no date */
export function resultToken(key: string, result: Omit<Result, 'responseSecurityToken'>): string {
  const iv = ivOf(result.Fecha);
  if (!iv) throw new Error('Fecha is no date');
  return encryptToken(key, iv, signedText(result));
}

/** Whether a result was made with our key, for us, and says what its fields say. */
export function isGenuine(key: string, clientId: string, result: Result): boolean {
  const iv = ivOf(result.Fecha);
  const held = iv && decryptToken(key, iv, result.responseSecurityToken);
  return held !== undefined && result.idCliente === clientId && sameSecret(held, signedText(result));
}

/** What a genuine result means to us. */
export function factsOf(result: Result): PaymentFacts {
  const approved = result.ventaAprobada.toLowerCase() === 'true';
  return {
    name: { id: result.numeroOrden },
    outcome: approved ? 'approved' : 'denied',
    amountCents: centsOfText(result.monto) ?? 0,
    paymentId: approved && result.numeroTransaccion ? result.numeroTransaccion : undefined,
    reason: approved ? undefined : result.mensaje.trim() || server.payment.denied,
  };
}
