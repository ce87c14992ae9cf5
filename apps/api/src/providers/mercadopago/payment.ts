import { UYU } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import * as v from 'valibot';
import { centsOf } from '../../payments/money.ts';
import { ProviderUnavailable } from '../http.ts';
import type { PaymentFacts } from '../provider.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

/** A payment as `GET /v1/payments/{id}` shows it: what we read of it. */
export const Payment = v.object({
  id: v.pipe(v.union([v.pipe(v.number(), v.safeInteger()), text]), v.transform(String)),
  status: text,
  status_detail: v.nullish(v.string()),
  external_reference: v.nullish(v.string()),
  transaction_amount: v.number(),
  currency_id: text,
});
export type Payment = v.InferOutput<typeof Payment>;

/** `GET /v1/payments/search`. */
export const PaymentSearch = v.object({ results: v.array(Payment) });

type Outcome = PaymentFacts['outcome'];

/** MercadoPago's states in ours. Those that are not here leave a payment as it is. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  approved: 'approved',
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  rejected: 'denied',
  cancelled: 'denied',
  refunded: 'approved',
  charged_back: 'approved',
};

const CURRENCIES: Readonly<Record<string, number>> = { UYU };

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function outcomeOf({ status, status_detail: detail }: Payment): Outcome | undefined {
  return status === 'cancelled' && detail === 'expired' ? 'expired' : own(OUTCOMES, status);
}

function reasonOf({ status, status_detail: detail }: Payment): string {
  if (status === 'cancelled') return detail === 'expired' ? server.payment.expired : server.payment.cancelled;
  return own<string>(server.mercadoPagoDetails, detail ?? '') ?? server.payment.denied;
}

/**
 * What a payment means to us; undefined for a state that changes nothing.
 *
 * @throws ProviderUnavailable for an amount that is no money
 */
export function factsOf(payment: Payment): PaymentFacts | undefined {
  const outcome = outcomeOf(payment);
  if (!outcome) return undefined;
  const amountCents = centsOf(payment.transaction_amount);
  if (amountCents === undefined) throw new ProviderUnavailable('payment: field transaction_amount');
  return {
    name: { id: payment.external_reference ?? '' },
    outcome,
    amountCents,
    currency: own(CURRENCIES, payment.currency_id) ?? 0,
    paymentId: payment.id,
    refundedCents: payment.status === 'refunded' ? amountCents : undefined,
    chargedBackCents: payment.status === 'charged_back' ? amountCents : undefined,
    reason: outcome === 'denied' || outcome === 'expired' ? reasonOf(payment) : undefined,
  };
}
