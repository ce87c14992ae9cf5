import { toPesos, shortUuid } from '@laundry/strings/format';
import { server } from '@laundry/strings';
import { splitName } from '../../server/provider.ts';
import type { PaymentIntent } from '../../server/provider.ts';
import { encryptToken, formatFecha, signedFecha } from './cipher.ts';

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

/** The `transactionSecurityToken` of a request. @throws Error when its `fecha` is invalid */
export function requestToken(key: string, fields: RequestFields): string {
  const { fecha = '' } = fields;
  const signed = { ...fields, fecha: signedFecha(fecha) };
  return encryptToken(key, fecha, SIGNED_FIELDS.map((name) => signed[name] ?? '').join(''));
}

/** A text reduced to ASCII, because it is unknown how PagosWeb signs other characters (providers §3). */
const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();

/** An amount as PagosWeb documents it: with a decimal point, without separators or trailing zeros. */
const formatAmount = (cents: number): string => String(toPesos(cents));

const LAST_SEVEN_DIGITS = 10_000_000;

/**
 * The fields that law 19.210 requires for a final consumer's payment, if the company has to send them
 * (`PAGOSWEB_VAT_PERCENT`). A payer with a RUT is no final consumer. The invoice is made after the payment,
 * so the payment's own number is sent instead of the invoice's.
 */
function taxFields(
  { payer, amountCents, number }: PaymentIntent,
  vatPercent: number,
): Pick<RequestFields, 'consumidorFinal' | 'importeGravado' | 'numeroFactura'> {
  if (vatPercent === 0 || payer.rut) return { consumidorFinal: '0' };
  return {
    consumidorFinal: '1',
    importeGravado: formatAmount(Math.round(amountCents / (1 + vatPercent / 100))),
    numeroFactura: String(number % LAST_SEVEN_DIGITS),
  };
}

/**
 * The field before the amount in the signed text. It always ends in a letter, so that no digit of an address
 * or a telephone number can be read as part of the amount (D48).
 */
const formatAddress = (address: string | undefined): string =>
  address ? `${ascii(address)}, ${server.country}` : server.country;

/** The fields that the browser posts. */
export function requestFields(clientId: string, vatPercent: number, intent: PaymentIntent): RequestFields {
  const { payer } = intent;
  const { first, last } = splitName(ascii(payer.name) || server.payerWithoutName);
  return {
    idCliente: clientId,
    idTarjetaCredito: String(payer.paymentMethod),
    primerNombre: first,
    primerApellido: last,
    ...(payer.nroDoc && { cedula: ascii(payer.nroDoc), tipoDocumento: String(payer.tipoDoc ?? 1) }),
    email: payer.email,
    ...(payer.phone && { telefono: ascii(payer.phone) }),
    direccionEnvio: formatAddress(payer.address),
    valorTransaccion: formatAmount(intent.amountCents),
    cantidadCuotas: String(payer.coutas ?? 1),
    moneda: String(intent.currency),
    numeroOrden: shortUuid(intent.id),
    version: '3.4',
    plan: '0',
    fecha: formatFecha(intent.createdAt),
    ...taxFields(intent, vatPercent),
  };
}
