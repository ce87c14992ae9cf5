import { simulators as texts } from '@laundry/strings';
import type { Attempt, AttemptOutcome } from '../../simulator/payments/payment.ts';
import { formatFecha } from '../server/cipher.ts';
import { resultToken } from '../server/result.ts';
import type { OrderPayment } from './order.ts';

interface Signer {
  readonly clientId: string;
  readonly key: string;
}

const LETTERS_AND_DIGITS = 36;

/**
 * The result of an attempt, for the offline notification and for the browser's return. A pending attempt is
 * an approved sale without money, like the provider's slips of cash networks.
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
  };
  const fecha = formatFecha(new Date(at));
  const responseSecurityToken = resultToken(signer.key, { ...fields, fecha });
  return { ...fields, Fecha: fecha, cantidadCuotas: '1', responseSecurityToken };
}

/** The provider's own message for a slip that nobody has paid yet. */
const SLIP_ISSUED = 'Venta Pendiente';

const RETURNS: Readonly<Partial<Record<AttemptOutcome, string>>> = {
  approved: 'aprobada',
  pending: 'aprobada',
  denied: 'rechazada',
};
/** The registered address to which the browser posts the result. */
export const returnUrl = (publicOrigin: string, outcome: AttemptOutcome): string =>
  `${publicOrigin}/api/v1/payments/pagosweb/return/${RETURNS[outcome] ?? 'cancelada'}`;
