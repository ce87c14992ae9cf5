import { randomUUID } from 'node:crypto';
import { shortUuid, uuidOfShort } from '@laundry/strings/format';
import * as v from 'valibot';
import type { OrderPayment } from './request.ts';

const ANSWERS_WITHIN_MS = 5_000;

const Transaction = v.object({
  id: v.pipe(v.string(), v.uuid()),
  channel: v.literal('PagosWeb'),
  amount: v.pipe(v.number(), v.minValue(0.01)),
});

/** @param order the merchant's `numeroOrden`, which says its transaction in a short form */
export const newOrder = (order: string, amountCents: number, title: string): OrderPayment => ({
  provider: 'pagosweb',
  reference: uuidOfShort(order) ?? order,
  order,
  id: randomUUID(),
  amountCents,
  title,
  createdAt: new Date().toISOString(),
  calledOff: false,
  attempts: [],
});

/** An order's payment before its browser's post, read from the merchant; undefined if not PagosWeb's. */
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
