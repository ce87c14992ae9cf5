import { server } from '@laundry/strings';
import * as v from 'valibot';
import { centsOfText } from '../../payments/money.ts';
import { sameSecret, sha256 } from '../../secrets.ts';
import { isUuid } from '../../uuid.ts';
import type { PaymentFacts } from '../provider.ts';
import { decryptToken, encryptToken, ivOf } from './cipher.ts';
import { amountsOf, hasOpenAmount } from './readings.ts';

const text = v.pipe(v.string(), v.maxLength(500));
const shaped = (shape: RegExp) => v.optional(v.pipe(text, v.regex(shape)), '');

/** The fields of the offline notification, each limited to the format of the protocol. */
export const Result = v.object({
  ventaAprobada: v.pipe(text, v.regex(/^(true|false)$/i)),
  numeroTransaccion: shaped(/^\d{0,20}$/),
  monto: v.pipe(text, v.regex(/^(0|[1-9]\d{0,11})(,\d{1,2})?$/)),
  codigoAutorizacion: shaped(/^[\w-]{0,20}$/),
  mensaje: v.optional(text, ''),
  numeroOrden: v.pipe(text, v.check(isUuid)),
  idCliente: text,
  Fecha: v.pipe(
    text,
    v.check((fecha) => ivOf(fecha) !== undefined),
  ),
  responseSecurityToken: v.pipe(text, v.nonEmpty()),
});
export type Result = v.InferOutput<typeof Result>;
type Signed = Omit<Result, 'responseSecurityToken'>;

/** The signed fields in the provider's order. `Fecha` is signed without its space. */
const signedFields = (result: Signed): readonly string[] => [
  result.ventaAprobada,
  result.numeroTransaccion,
  result.monto,
  result.codigoAutorizacion,
  result.mensaje,
  result.numeroOrden,
  result.idCliente,
  result.Fecha.replace(' ', ''),
];
const signedText = (result: Signed): string => signedFields(result).join('');

/** The `responseSecurityToken` of a result. @throws Error when its `Fecha` is no date */
export function resultToken(key: string, result: Signed): string {
  const iv = ivOf(result.Fecha);
  if (!iv) throw new Error('Fecha is no date');
  return encryptToken(key, iv, signedText(result));
}

/**
 * Whether a result is signed with our key and for us. The signature does not cover how it splits into fields.
 */
export function isGenuine(key: string, clientId: string, result: Result): boolean {
  const iv = ivOf(result.Fecha);
  const text = iv && decryptToken(key, iv, result.responseSecurityToken);
  return text !== undefined && result.idCliente === clientId && sameSecret(text, signedText(result));
}

/** Converts a genuine result. */
export function factsOf(result: Result): PaymentFacts {
  const approved = result.ventaAprobada.toLowerCase() === 'true';
  // Some acquirers send no number, or only zeros, for a denial.
  const number = /[1-9]/.test(result.numeroTransaccion) ? result.numeroTransaccion : undefined;
  return {
    name: { id: result.numeroOrden.toLowerCase() },
    outcome: approved ? 'approved' : 'denied',
    amountCents: centsOfText(result.monto) ?? 0,
    paymentId: approved ? number : undefined,
    reason: approved ? undefined : result.mensaje.trim() || server.payment.denied,
    contradiction: hasOpenAmount(result) ? 'the signed amount can be read with more digits' : undefined,
    signed: {
      digest: sha256(signedText(result)),
      reading: sha256(JSON.stringify(signedFields(result))),
      amountsCents: amountsOf(result),
      number,
    },
  };
}
