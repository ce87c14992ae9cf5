import { newAttempt, nextNumber } from './payment.ts';
import type { Attempt, SimulatedPayment } from './payment.ts';

const change = (attempt: Attempt, changes: Partial<Attempt>): Attempt =>
  Object.assign(attempt, { ...changes, changedAt: new Date().toISOString(), acknowledged: false });

/**
 * Refunds money of a paid attempt.
 *
 * @param amount pesos; undefined for everything that is left
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
  return one;
}

/** Cancels an attempt that waits for its payer. @returns whether that was possible */
export function cancel(attempt: Attempt): boolean {
  if (attempt.outcome !== 'pending') return false;
  change(attempt, { outcome: 'cancelled', byMerchant: true });
  return true;
}

type Amend = (payment: SimulatedPayment, amount: number | undefined) => Attempt | undefined;

const latest = ({ attempts }: SimulatedPayment, outcome: Attempt['outcome']) =>
  attempts.findLast((attempt) => attempt.outcome === outcome);

/** Changes of a paid payment. Each returns the attempt concerned, or undefined if impossible. */
export const AMENDMENTS = {
  /** Refunds the latest attempt, or an amount of it. */
  refund: (payment, amount) => {
    const attempt = latest(payment, 'approved');
    return attempt && refund(payment, attempt, amount) ? attempt : undefined;
  },
  /** The card holder disputes what is left of the latest attempt. */
  chargeback: (payment) => {
    const attempt = latest(payment, 'approved');
    return attempt && change(attempt, { outcome: 'charged_back', chargebackId: nextNumber() });
  },
  /** The merchant wins the dispute and gets the money back. */
  'chargeback-won': (payment) => {
    const attempt = latest(payment, 'charged_back');
    return attempt && change(attempt, { outcome: 'approved' });
  },
  /** The payer pays the same order once more. */
  'approve-again': (payment) => {
    if (!latest(payment, 'approved')) return undefined;
    const attempt = newAttempt('approved');
    payment.attempts.push(attempt);
    return attempt;
  },
} as const satisfies Record<string, Amend>;

export type Amendment = keyof typeof AMENDMENTS;
