import { server } from '@laundry/strings';
import { encryptToken, fechaOf, ivOf } from './cipher.ts';
import { splitName } from '../provider.ts';
import type { PaymentIntent } from '../provider.ts';

import { decimalText } from '../../payments/money.ts';

/** The order in which the request token joins the fields (providers §3). */
const SIGNED_FIELDS = [
  'idCliente',
  'idTarjetaCredito',
  'primerNombre',
  'primerApellido',
  'segundoNombre',
  'segundoApellido',
  'cedula',
  'email',
  'telefono',
  'direccionEnvio',
  'valorTransaccion',
  'cantidadCuotas',
  'moneda',
  'numeroOrden',
  'version',
  'plan',
  'plazoEntrega',
  'fecha',
  'consumidorFinal',
  'importeGravado',
  'numeroFactura',
] as const;

export type RequestFields = Readonly<
  Partial<Record<(typeof SIGNED_FIELDS)[number] | 'tipoDocumento', string>>
>;

/** The `transactionSecurityToken` of a request. @throws Error when its `fecha` is no date */
export function requestToken(key: string, fields: RequestFields): string {
  const iv = ivOf(fields.fecha ?? '');
  if (!iv) throw new Error('fecha is no date');
  return encryptToken(key, iv, SIGNED_FIELDS.map((name) => fields[name] ?? '').join(''));
}

/**
 * The field before the amount in the signed text. It always ends in a letter, so that no digit of an address
 * or a telephone number can be read as part of the amount (D48).
 */
const addressOf = (address: string | undefined): string =>
  address ? `${address}, ${server.country}` : server.country;

/**
 * The fields that the browser posts. The amount always has two decimals, so that later digits cannot be read
 * as part of it. `consumidorFinal` is 0, because 1 requires an invoice number and the invoice is made after
 * the payment.
 */
export function requestFields(clientId: string, intent: PaymentIntent): RequestFields {
  const { payer } = intent;
  const { first, last } = splitName(payer.name);
  return {
    idCliente: clientId,
    idTarjetaCredito: String(payer.paymentMethod),
    primerNombre: first,
    primerApellido: last,
    ...(payer.nroDoc && { cedula: payer.nroDoc, tipoDocumento: String(payer.tipoDoc ?? 1) }),
    email: payer.email,
    ...(payer.phone && { telefono: payer.phone }),
    direccionEnvio: addressOf(payer.address),
    valorTransaccion: decimalText(intent.amountCents),
    cantidadCuotas: String(payer.coutas ?? 1),
    moneda: String(intent.currency),
    numeroOrden: intent.id,
    version: '3.4',
    plan: '0',
    fecha: fechaOf(intent.createdAt),
    consumidorFinal: '0',
  };
}
