import { UYU } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import { details } from '../texts.ts';
import * as v from 'valibot';
import { toCents } from '@laundry/strings/format';
import { ProviderUnavailable } from '../../server/http.ts';
import type { PaymentFacts } from '../../server/provider.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

/** MercadoPago's ids are numbers; ours are texts. */
const PaymentId = v.pipe(v.union([v.pipe(v.number(), v.safeInteger()), text]), v.transform(String));

/** The fields that are read from `GET /v1/payments/{id}`. */
export const ProviderPayment = v.object({
  id: PaymentId,
  status: text,
  status_detail: v.nullish(v.string()),
  external_reference: v.nullish(v.string()),
  transaction_amount: v.number(),
  /** The sum of all refunds so far. */
  transaction_amount_refunded: v.nullish(v.number()),
  currency_id: text,
  date_last_updated: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
});
export type ProviderPayment = v.InferOutput<typeof ProviderPayment>;

/** The fields that are read from `GET /v1/payments/search`. */
export const PaymentSearch = v.object({
  paging: v.nullish(v.object({ total: v.pipe(v.number(), v.safeInteger()) })),
  results: v.array(ProviderPayment),
});

/** A payment of a chargeback: an id according to the documentation, an object according to the API. */
const ChargedBack = v.union([
  PaymentId,
  v.pipe(
    v.object({ id: PaymentId }),
    v.transform(({ id }) => id),
  ),
]);

/** The payments of a chargeback, from `GET /v1/chargebacks/{id}`. */
export const Chargeback = v.object({ payments: v.array(ChargedBack) });

const shown = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** An answer with an error. Its descriptions name fields, not their values. */
export const Refusal = v.object({
  error: shown,
  cause: v.fallback(v.array(v.object({ code: shown, description: shown })), []),
});

/** Our outcomes for MercadoPago's states. Other states do not change a payment. */
const OUTCOMES: Readonly<Record<string, PaymentFacts['outcome']>> = {
  approved: 'approved',
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  rejected: 'denied',
  cancelled: 'denied',
  // The payer disputes the payment. The money stays until that is decided.
  in_mediation: 'approved',
  refunded: 'approved',
  charged_back: 'approved',
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function toOutcome({ status, status_detail: detail }: ProviderPayment): PaymentFacts['outcome'] | undefined {
  return status === 'cancelled' && detail === 'expired' ? 'expired' : own(OUTCOMES, status);
}

const findReason = ({ status, status_detail: detail }: ProviderPayment) =>
  status === 'cancelled' ? server.payment.cancelled : own<string>(details, detail ?? '');

const centsIn = (field: string, pesos: number): number => {
  const cents = toCents(pesos);
  if (cents === undefined || cents < 0) throw new ProviderUnavailable(`payment: field ${field}`);
  return cents;
};

/** The refunded amount, and the amount charged back and not won back. */
function sumReturned(payment: ProviderPayment, amountCents: number) {
  const { status, status_detail: detail, transaction_amount_refunded: refunded } = payment;
  const refundedCents =
    status === 'refunded' ? amountCents : centsIn('transaction_amount_refunded', refunded ?? 0);
  // 'reimbursed': the chargeback was won or is covered, so the seller has the money again.
  const chargedBack = status === 'charged_back' && detail !== 'reimbursed';
  return { refundedCents, chargedBackCents: chargedBack ? amountCents - refundedCents : 0 };
}

/**
 * Converts a payment; undefined for a state that changes nothing.
 *
 * @throws ProviderUnavailable for invalid amounts
 */
export function toPaymentFacts(payment: ProviderPayment): PaymentFacts | undefined {
  const outcome = toOutcome(payment);
  if (!outcome) return undefined;
  const amountCents = centsIn('transaction_amount', payment.transaction_amount);
  const changedAt = payment.date_last_updated;
  return {
    name: { id: payment.external_reference ?? '' },
    outcome,
    amountCents,
    currency: payment.currency_id === 'UYU' ? UYU : 0,
    paymentId: payment.id,
    ...sumReturned(payment, amountCents),
    changedAt: changedAt ? new Date(changedAt) : undefined,
    reason: outcome === 'denied' ? findReason(payment) : undefined,
  };
}
