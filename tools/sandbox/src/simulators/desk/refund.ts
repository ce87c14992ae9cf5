import { nextNumber } from './payment.ts';
import type { Attempt, SimulatedPayment } from './payment.ts';

/**
 * Gives money of a paid attempt back.
 *
 * @param amount pesos; undefined for all that is left
 * @returns undefined where the attempt is not paid, or less than that is left
 */
export function settleRefund(
  { amountCents }: SimulatedPayment,
  attempt: Attempt,
  amount: number | undefined,
): { id: number; amount: number } | undefined {
  const left = amountCents - attempt.refundedCents;
  const cents = amount === undefined ? left : Math.round(amount * 100);
  if (attempt.outcome !== 'approved' || cents > left) return undefined;
  attempt.refundedCents += cents;
  attempt.acknowledged = false;
  if (attempt.refundedCents === amountCents) attempt.outcome = 'refunded';
  return { id: nextNumber(), amount: cents / 100 };
}
