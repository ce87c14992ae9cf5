import { stateOf, tookMoney } from '../../simulator/payments/payment.ts';
import type { Attempt, AttemptOutcome, SimulatedPayment } from '../../simulator/payments/payment.ts';
import { answeredInstant } from './instants.ts';

/** The kind of payments of a simulator with MercadoPago's protocol. */
export interface Kind {
  readonly methodId: string;
  readonly typeId: string;
  readonly pendingStatus: readonly [status: string, detail: string];
}

const STATUSES: Readonly<Record<Exclude<AttemptOutcome, 'pending'>, readonly [string, string]>> = {
  approved: ['approved', 'accredited'],
  denied: ['rejected', 'cc_rejected_insufficient_amount'],
  cancelled: ['cancelled', 'by_payer'],
  expired: ['cancelled', 'expired'],
  refunded: ['refunded', 'refunded'],
  charged_back: ['charged_back', 'in_process'],
};

/** Reasons for refusals, by MercadoPago's published test names of card holders. */
const DETAILS_BY_NAME: Readonly<Record<string, string>> = {
  OTHE: 'cc_rejected_other_reason',
  CALL: 'cc_rejected_call_for_authorize',
  FUND: 'cc_rejected_insufficient_amount',
  SECU: 'cc_rejected_bad_filled_security_code',
  EXPI: 'cc_rejected_bad_filled_date',
  FORM: 'cc_rejected_bad_filled_other',
};

/** MercadoPago's `status` and `status_detail` of an attempt. */
export function statusOf(attempt: Attempt, kind: Kind, payerName: string): readonly [string, string] {
  if (attempt.outcome === 'pending') return kind.pendingStatus;
  if (attempt.outcome === 'cancelled' && attempt.byMerchant) return ['cancelled', 'by_collector'];
  const [status, detail] = STATUSES[attempt.outcome];
  const named = DETAILS_BY_NAME[payerName.split(/\s/)[0]?.toUpperCase() ?? ''];
  if (attempt.outcome === 'approved' && attempt.refundedCents > 0) return [status, 'partially_refunded'];
  return [status, attempt.outcome === 'denied' ? (named ?? detail) : detail];
}

interface Shown extends SimulatedPayment {
  readonly payerName: string;
  readonly ticket?: Readonly<Record<string, string>>;
  readonly expiresAt?: string | undefined;
}

/** An attempt in the format of `GET /v1/payments/{id}`. */
export function paymentJson(payment: Shown, attempt: Attempt, kind: Kind) {
  const [status, detail] = statusOf(attempt, kind, payment.payerName);
  return {
    id: attempt.id,
    status,
    status_detail: detail,
    live_mode: true,
    external_reference: payment.reference,
    description: payment.title,
    transaction_amount: payment.amountCents / 100,
    transaction_amount_refunded: attempt.refundedCents / 100,
    currency_id: 'UYU',
    payment_method_id: kind.methodId,
    payment_type_id: kind.typeId,
    date_created: answeredInstant(attempt.at),
    date_last_updated: answeredInstant(attempt.changedAt ?? attempt.at),
    date_approved: tookMoney(attempt) ? answeredInstant(attempt.at) : null,
    date_of_expiration: payment.expiresAt ?? null,
    payment_method_reference_id: payment.ticket?.['payment_method_reference_id'] ?? null,
    transaction_details: payment.ticket ?? { external_resource_url: null },
    refunds: attempt.refunds.map((refund) => refundJson(attempt, refund)),
  };
}

/** A refund in the format of `GET /v1/payments/{id}/refunds`. */
export const refundJson = (attempt: Attempt, { id, cents, at }: Attempt['refunds'][number]) => ({
  id,
  payment_id: attempt.id,
  amount: cents / 100,
  source: { id: '1', name: 'collector', type: 'collector' },
  date_created: answeredInstant(at),
  refund_mode: 'standard',
  adjustment_amount: 0,
  status: 'approved',
  reason: null,
});

/** The parameters that MercadoPago adds to the return address; empty ones arrive as `null`. */
export function returnParameters(
  payment: Shown,
  attempt: Attempt,
  kind: Kind,
  preferenceId: string,
): URLSearchParams {
  const [status] = statusOf(attempt, kind, payment.payerName);
  return new URLSearchParams({
    collection_id: String(attempt.id),
    collection_status: status,
    payment_id: String(attempt.id),
    status,
    external_reference: payment.reference,
    payment_type: kind.typeId,
    merchant_order_id: stateOf(payment) === 'approved' ? String(attempt.id + 1) : 'null',
    preference_id: preferenceId,
    site_id: 'MLU',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  });
}
