import { newAttempt, nextNumber } from './payment.ts';
import type { Attempt, SimulatedPayment } from './payment.ts';

const change = (attempt: Attempt, changes: Partial<Attempt>): Attempt =>
  Object.assign(attempt, { ...changes, changedAt: new Date().toISOString(), acknowledged: false });

/**
 * Gives money of a paid attempt back.
 *
 * @param amount pesos; undefined for all that is left
 * @returns undefined where the attempt is not paid, or less than that is left
 */
export function refund({ amountCents }: SimulatedPayment, attempt: Attempt, amount: number | undefined) {
  const left = amountCents - attempt.refundedCents;
  const cents = amount === undefined ? left : Math.round(amount * 100);
  if (attempt.outcome !== 'approved' || cents > left || cents <= 0) return undefined;
  const one = { id: nextNumber(), cents, at: new Date().toISOString() };
  change(attempt, {
    refundedCents: attempt.refundedCents + cents,
    refunds: [...attempt.refunds, one],
    ...(cents === left && { outcome: 'refunded' as const }),
  });
  return { id: one.id, amount: cents / 100 };
}

type Amend = (payment: SimulatedPayment, amount: number | undefined) => Attempt | undefined;

const latest = ({ attempts }: SimulatedPayment, outcome: Attempt['outcome']) =>
  attempts.findLast((attempt) => attempt.outcome === outcome);

/**
 * What may become of a payment that was paid. Each gives the attempt that it concerns, undefined where it is
 * not possible.
 */
export const AMENDMENTS = {
  /** The latest payment is given back, or an amount of it. */
  refund: (payment, amount) => {
    const attempt = latest(payment, 'approved');
    return attempt && refund(payment, attempt, amount) ? attempt : undefined;
  },
  /** The card's holder takes back what is left of the latest payment. */
  chargeback: (payment) => {
    const attempt = latest(payment, 'approved');
    return attempt && change(attempt, { outcome: 'charged_back', chargebackId: nextNumber() });
  },
  /** The merchant wins the case: the money is back. */
  'chargeback-won': (payment) => {
    const attempt = latest(payment, 'charged_back');
    return attempt && change(attempt, { outcome: 'approved' });
  },
  /** The payer pays once more for the same order. */
  'approve-again': (payment) => {
    if (!latest(payment, 'approved')) return undefined;
    const attempt = newAttempt('approved');
    payment.attempts.push(attempt);
    return attempt;
  },
} as const satisfies Record<string, Amend>;

export type Amendment = keyof typeof AMENDMENTS;
