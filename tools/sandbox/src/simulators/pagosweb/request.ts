import * as v from 'valibot';
import { paymentEntries } from '../payments/payment.ts';
import { decrypt } from './cipher.ts';

const text = v.string();
const needed = v.pipe(text, v.nonEmpty());
const field = v.optional(text, '');

/** The fields that a browser posts (providers §3). */
export const ProcessorRequest = v.object({
  idCliente: needed,
  idTarjetaCredito: v.pipe(text, v.regex(/^\d{1,2}$/)),
  primerNombre: needed,
  primerApellido: needed,
  segundoNombre: field,
  segundoApellido: field,
  cedula: field,
  email: needed,
  telefono: field,
  direccionEnvio: field,
  valorTransaccion: v.pipe(text, v.regex(/^\d{1,12}(\.\d{1,2})?$/)),
  cantidadCuotas: v.pipe(text, v.regex(/^\d{1,2}$/)),
  moneda: v.picklist(['858', '840']),
  numeroOrden: needed,
  version: v.literal('3.4'),
  plan: v.literal('0'),
  plazoEntrega: field,
  fecha: needed,
  consumidorFinal: v.picklist(['0', '1']),
  importeGravado: field,
  numeroFactura: field,
  transactionSecurityToken: needed,
});
export type ProcessorRequest = v.InferOutput<typeof ProcessorRequest>;

type Field = Exclude<keyof ProcessorRequest, 'transactionSecurityToken'>;

/** The order in which the token joins the fields. */
const SIGNED: readonly Field[] = [
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
];

/** Additional fields that a card or an invoice needs: VISA an address, OCA a phone and a document. */
const NEEDED_BY: readonly (readonly [Field, value: string, fields: readonly Field[]])[] = [
  ['idTarjetaCredito', '1', ['direccionEnvio']],
  ['idTarjetaCredito', '3', ['telefono', 'cedula']],
  ['consumidorFinal', '1', ['importeGravado', 'numeroFactura']],
];

/** The first invalid field of a request; undefined for a valid one. */
export function faultyField(request: ProcessorRequest, clientId: string, key: string): string | undefined {
  if (request.idCliente !== clientId) return 'idCliente';
  const signed = SIGNED.map((name) => (name === 'fecha' ? request.fecha.replace(' ', '') : request[name]));
  if (decrypt(key, request.fecha, request.transactionSecurityToken) !== signed.join(''))
    return 'transactionSecurityToken';
  return NEEDED_BY.filter(([name, value]) => request[name] === value)
    .flatMap(([, , fields]) => fields)
    .find((name) => request[name] === '');
}

/** A stored payment with its attempts. */
export const OrderPayment = v.object({ provider: v.literal('pagosweb'), ...paymentEntries });
export type OrderPayment = v.InferOutput<typeof OrderPayment>;
