import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { shortUuid, uuidOfShort } from '@laundry/strings/format';
import { paymentEntries, unpaid } from '../../simulator/payments/payment.ts';
import { requestToken } from '../server/requestFields.ts';

/** Printable ASCII: how the provider signs anything else is not known. */
const text = v.pipe(v.string(), v.regex(/^[ -~]*$/));
const needed = v.pipe(text, v.nonEmpty());
const field = v.optional(text, '');
/** Card networks, and banks from 5 on (README.md). */
const NETWORKS = ['1', '2', '3', '4', '5', '6', '8', '10', '11', '12', '13', '25', '27', '28', '29'];
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
/** An optional field with a format. */
const optionalField = (format: RegExp) =>
  v.optional(v.union([v.literal(''), v.pipe(text, v.regex(format))]), '');

/** The fields that a browser posts (providers §3). */
export const ProcessorRequest = v.object({
  idCliente: needed,
  idTarjetaCredito: v.picklist(NETWORKS),
  primerNombre: needed,
  primerApellido: needed,
  segundoNombre: field,
  segundoApellido: field,
  cedula: field,
  email: needed,
  telefono: field,
  direccionEnvio: field,
  valorTransaccion: v.pipe(text, v.regex(AMOUNT)),
  cantidadCuotas: v.pipe(text, v.regex(/^\d{1,2}$/)),
  moneda: v.picklist(['858', '840']),
  /** The longest one that is known to be accepted has 30 characters. */
  numeroOrden: v.pipe(text, v.regex(/^[\dA-Za-z]{1,30}$/)),
  version: v.literal('3.4'),
  plan: v.literal('0'),
  plazoEntrega: field,
  fecha: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d (0[1-9]|1[0-2]):[0-5]\d:[0-5]\d$/)),
  consumidorFinal: v.picklist(['0', '1']),
  importeGravado: optionalField(AMOUNT),
  numeroFactura: optionalField(/^\d{1,7}$/),
  tipoDocumento: optionalField(/^[123]$/),
  transactionSecurityToken: needed,
});
export type ProcessorRequest = v.InferOutput<typeof ProcessorRequest>;

type Field = keyof ProcessorRequest;

/** Additional fields that a card or an invoice needs: VISA an address, OCA a phone and a document. */
const NEEDED_BY: readonly (readonly [Field, value: string, fields: readonly Field[]])[] = [
  ['idTarjetaCredito', '1', ['direccionEnvio']],
  ['idTarjetaCredito', '3', ['telefono', 'cedula']],
  ['consumidorFinal', '1', ['importeGravado', 'numeroFactura']],
];

/** The first invalid field of a request; undefined for a valid one. */
export function faultyField(request: ProcessorRequest, clientId: string, key: string): string | undefined {
  if (request.idCliente !== clientId) return 'idCliente';
  if (request.transactionSecurityToken !== requestToken(key, request)) return 'transactionSecurityToken';
  return NEEDED_BY.filter(([name, value]) => request[name] === value)
    .flatMap(([, , fields]) => fields)
    .find((name) => request[name] === '');
}

/** The numbers of the networks that are banks (providers §3). */
const BANKS: readonly string[] = ['5', '11', '12', '13', '25', '27', '28', '29'];
/** Whether a payment is a bank transfer, of which merchants are notified twice. */
export const isByBank = ({ network }: OrderPayment): boolean => BANKS.includes(network ?? '');

/** A stored payment with its attempts. */
export const OrderPayment = v.object({
  ...paymentEntries,
  /** The merchant's order number. `token` and `network` come with its request, and are absent before. */
  order: v.optional(v.string()),
  token: v.optional(v.string()),
  network: v.optional(v.string()),
});
export type OrderPayment = v.InferOutput<typeof OrderPayment>;

const ANSWERS_WITHIN_MS = 5_000;

const Transaction = v.object({
  id: v.pipe(v.string(), v.uuid()),
  channel: v.literal('PagosWeb'),
  amount: v.pipe(v.number(), v.minValue(0.01)),
});

/** @param order the merchant's `numeroOrden`, a short form of its transaction's id */
export const newOrder = (order: string, amountCents: number, title: string): OrderPayment => ({
  reference: uuidOfShort(order) ?? order,
  order,
  id: randomUUID(),
  amountCents,
  title,
  ...unpaid(),
});

/**
 * The payment of an order that no browser has posted yet, read from the merchant; undefined where it is not
 * one of PagosWeb's.
 */
export async function loadOrder(
  apiOrigin: string,
  reference: string,
  title: string,
): Promise<OrderPayment | undefined> {
  const url = `${apiOrigin}/internal/transactions/${encodeURIComponent(reference)}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    const result = v.safeParse(Transaction, await answer.json());
    if (!answer.ok || !result.success) return undefined;
    return newOrder(shortUuid(result.output.id), Math.round(result.output.amount * 100), title);
  } catch {
    return undefined;
  }
}
