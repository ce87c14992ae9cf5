import { simulators as texts } from '@laundry/strings';
import type { Attempt, AttemptOutcome } from '../../simulator/payments/payment.ts';
import { encrypt, formatFecha } from './cipher.ts';
import type { OrderPayment } from './order.ts';

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

const LETTERS_AND_DIGITS = 36;

/**
 * The result of an attempt, for the offline notification and for the browser's return. One that is open is a
 * sale without money, as the provider's slips of cash networks are.
 */
export function createResult(payment: OrderPayment, { id, outcome, at }: Attempt, signer: Signer) {
  const fields = {
    ventaAprobada: outcome === 'approved' || outcome === 'pending' ? 'True' : 'False',
    numeroTransaccion: id.toString(LETTERS_AND_DIGITS).toUpperCase(),
    monto: String(payment.amountCents / 100).replace('.', ','),
    codigoAutorizacion: outcome === 'approved' ? String(id).slice(-6) : '',
    mensaje: outcome === 'pending' ? SLIP_ISSUED : texts.messages[outcome],
    // Payments from before the short form were posted with their reference.
    numeroOrden: payment.order ?? payment.reference,
    idCliente: signer.clientId,
    Fecha: formatFecha(at),
  };
  return { ...fields, cantidadCuotas: '1', responseSecurityToken: resultToken(signer.key, fields) };
}

/** The provider's own word for a slip that nobody has paid yet. */
const SLIP_ISSUED = 'Venta Pendiente';

const RETURNS: Readonly<Partial<Record<AttemptOutcome, string>>> = {
  approved: 'aprobada',
  pending: 'aprobada',
  denied: 'rechazada',
};
/** The registered address to which the browser posts the result. */
export const returnUrl = (publicOrigin: string, outcome: AttemptOutcome): string =>
  `${publicOrigin}/api/v1/payments/pagosweb/return/${RETURNS[outcome] ?? 'cancelada'}`;
