import { centsOfText, uuidOfShort } from '@laundry/strings/format';
import { server } from '@laundry/strings';
import * as v from 'valibot';
import { hash } from 'node:crypto';
import { sameSecret } from '../../server/provider.ts';
import type { PaymentFacts } from '../../server/provider.ts';
import { decryptToken, encryptToken, deriveIv, signedFecha } from './cipher.ts';

const text = v.pipe(v.string(), v.maxLength(500));
const given = v.pipe(text, v.nonEmpty());
const optional = v.optional(text, '');

/** The fields of a result. The name of the date's field is written in two ways (providers §3). */
export const Result = v.pipe(
  v.object({
    ventaAprobada: v.pipe(text, v.regex(/^(true|false)$/i)),
    numeroTransaccion: optional,
    monto: text,
    codigoAutorizacion: optional,
    mensaje: optional,
    numeroOrden: text,
    idCliente: given,
    Fecha: v.optional(text),
    fecha: v.optional(text),
    responseSecurityToken: given,
  }),
  v.transform(({ Fecha, fecha, ...fields }) => ({ ...fields, fecha: Fecha ?? fecha ?? '' })),
  v.check(({ fecha }) => deriveIv(fecha) !== undefined),
);
export type Result = v.InferOutput<typeof Result>;
type Signed = Omit<Result, 'responseSecurityToken'>;

/** The signed fields in the provider's order. */
const signedFields = (result: Signed): readonly string[] => [
  result.ventaAprobada,
  result.numeroTransaccion,
  result.monto,
  result.codigoAutorizacion,
  result.mensaje,
  result.numeroOrden,
  result.idCliente,
  signedFecha(result.fecha),
];
const signedText = (result: Signed): string => signedFields(result).join('');

/** The `responseSecurityToken` of a result. @throws Error when its `fecha` is invalid */
export const resultToken = (key: string, result: Signed): string =>
  encryptToken(key, result.fecha, signedText(result));

/** A text in 7-bit ASCII, as .NET writes it. */
const toAscii = (text: string): string => text.replaceAll(/[\u0080-\uffff]/g, '?');

/**
 * Whether a result is signed with our key and for us. The signature covers the joined text as a whole, not
 * how it splits into fields. Whether accents are signed as UTF-8 or as ASCII is documented both ways
 * (providers §3).
 */
export function isGenuine(key: string, clientId: string, result: Result): boolean {
  const text = decryptToken(key, result.fecha, result.responseSecurityToken);
  if (text === undefined || result.idCliente !== clientId) return false;
  const signed = signedText(result);
  return [signed, toAscii(signed)].some((written) => sameSecret(text, written));
}

/** The transaction's id in a `numeroOrden`: in its short form, or, for older payments, as it is. */
export const parseTransactionId = (order: string): string => uuidOfShort(order) ?? order.toLowerCase();

/** A cash network issued a slip, so nobody has paid yet although the sale is approved (providers §3). */
const SLIP_ISSUED = /venta\s+pendiente/i;

function toOutcome({ ventaAprobada, mensaje }: Result): PaymentFacts['outcome'] {
  if (ventaAprobada.toLowerCase() === 'false') return 'denied';
  return SLIP_ISSUED.test(mensaje) ? 'pending' : 'approved';
}

/** Converts a genuine result. */
export function toPaymentFacts(result: Result): PaymentFacts {
  const outcome = toOutcome(result);
  // Some acquirers send no number, or only zeros, for a denial. A slip has the number of its later payment.
  const number =
    /[1-9a-z]/i.test(result.numeroTransaccion) && outcome !== 'pending'
      ? result.numeroTransaccion
      : undefined;
  return {
    name: { id: parseTransactionId(result.numeroOrden) },
    outcome,
    amountCents: centsOfText(result.monto) ?? 0,
    paymentId: outcome === 'approved' ? number : undefined,
    reason: outcome === 'denied' ? result.mensaje.trim() || server.payment.denied : undefined,
    signed: {
      digest: hash('sha256', signedText(result)),
      reading: hash('sha256', JSON.stringify(signedFields(result))),
      amountsCents: possibleAmounts(result),
      number,
    },
  };
}

/** The fields around the amount in the signed text. */
type AroundAmount = Pick<Result, 'numeroTransaccion' | 'monto' | 'codigoAutorizacion' | 'mensaje'>;

const AMOUNT = /^([1-9]\d{0,11}|0(?=,\d))(?:,(\d{1,2}))?/;

/** All amounts that a text can start with, shorter and longer ones. */
function leadingAmounts(text: string): string[] {
  const [, whole = '', decimals = ''] = AMOUNT.exec(text) ?? [];
  return [
    ...Array.from(whole, (_, index) => whole.slice(0, index + 1)),
    ...Array.from(decimals, (_, index) => `${whole},${decimals.slice(0, index + 1)}`),
  ];
}

/**
 * Every amount in cents that the joined text of number, amount and later fields can be read as. The number
 * before the amount consists of any count of letters and digits (providers §3).
 */
export function possibleAmounts({
  numeroTransaccion,
  monto,
  codigoAutorizacion,
  mensaje,
}: AroundAmount): number[] {
  const joined = numeroTransaccion + monto + codigoAutorizacion + mensaje;
  const longestNumber = /^[\da-z]*/i.exec(joined)?.[0].length ?? 0;
  const amounts = Array.from({ length: longestNumber }, (_, start) => leadingAmounts(joined.slice(start)))
    .flat()
    .map(centsOfText)
    .filter((cents) => cents !== undefined);
  return [...new Set(amounts)];
}
