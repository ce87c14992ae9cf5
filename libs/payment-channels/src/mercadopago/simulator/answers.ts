import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { paymentState, tookMoney } from '../../simulator/payments/payment.ts';
import type { Attempt, AttemptOutcome, SimulatedPayment } from '../../simulator/payments/payment.ts';

/** The `error` of MercadoPago's answers, by their status. */
const ERRORS: Readonly<Record<number, string>> = { 401: 'unauthorized', 404: 'not_found' };

/** One of MercadoPago's numbers, which is put into `cause`, or a text, which is put into `error`. */
export type Cause = readonly [code: number | string, description: string];

/** Answers with an error as MercadoPago does (providers §1): `{message, error, status, cause}`. */
export function errorAnswer(
  reply: FastifyReply,
  status: number,
  ...[code, description]: Cause
): FastifyReply {
  const isNumbered = typeof code === 'number';
  return reply.code(status).send({
    message: description,
    error: isNumbered ? (ERRORS[status] ?? 'bad_request') : code,
    status,
    cause: isNumbered ? [{ code, description, data: null }] : [],
  });
}

const HOUR_MS = 3_600_000;
/** MercadoPago answers with an offset of its own, which is neither UTC nor Montevideo's. */
const OFFSET = { hours: -4, text: '-04:00' };

/** An instant in the format of MercadoPago's answers. */
export const answeredInstant = (instant: string): string =>
  new Date(Date.parse(instant) + OFFSET.hours * HOUR_MS).toISOString().replace('Z', OFFSET.text);

/** A date as MercadoPago accepts it: three digits of milliseconds, and the zone (providers §1). */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:?\d\d)$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** The kind of payments of a simulator with MercadoPago's protocol. */
export interface Kind {
  readonly methodId: string;
  readonly typeId: string;
  readonly pendingStatus: readonly [status: string, detail: string];
  /** The `status_detail` of a refusal. */
  readonly refusal: string;
}

const STATUSES: Readonly<Record<Exclude<AttemptOutcome, 'pending' | 'denied'>, readonly [string, string]>> = {
  approved: ['approved', 'accredited'],
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
export function toStatus(attempt: Attempt, kind: Kind, payerName: string): readonly [string, string] {
  if (attempt.outcome === 'pending') return kind.pendingStatus;
  const named = DETAILS_BY_NAME[payerName.split(/\s/)[0]?.toUpperCase() ?? ''];
  if (attempt.outcome === 'denied') return ['rejected', named ?? kind.refusal];
  const [status, detail] = STATUSES[attempt.outcome];
  return [
    status,
    attempt.outcome === 'approved' && attempt.refundedCents > 0 ? 'partially_refunded' : detail,
  ];
}

interface Shown extends SimulatedPayment {
  readonly payerName: string;
  readonly ticket?: Readonly<Record<string, string>>;
  readonly expiresAt?: string | undefined;
}

/** An attempt in the format of `GET /v1/payments/{id}`. */
export function paymentJson(payment: Shown, attempt: Attempt, kind: Kind) {
  const [status, detail] = toStatus(attempt, kind, payment.payerName);
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
  };
}

/** The parameters that MercadoPago adds to the return address; empty ones arrive as `null`. */
export function returnParameters(
  payment: Shown,
  attempt: Attempt,
  kind: Kind,
  preferenceId: string,
): URLSearchParams {
  const [status] = toStatus(attempt, kind, payment.payerName);
  return new URLSearchParams({
    collection_id: String(attempt.id),
    collection_status: status,
    payment_id: String(attempt.id),
    status,
    external_reference: payment.reference,
    payment_type: kind.typeId,
    merchant_order_id: paymentState(payment) === 'approved' ? String(attempt.id + 1) : 'null',
    preference_id: preferenceId,
    site_id: 'MLU',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  });
}
