import { newAttempt, nextNumber } from './payment.ts';
import type { Attempt, SimulatedPayment } from './payment.ts';

const change = (attempt: Attempt, changes: Partial<Attempt>): Attempt =>
  Object.assign(attempt, { ...changes, changedAt: new Date().toISOString(), acknowledged: false });

type Amend = (payment: SimulatedPayment, amount: number | undefined) => Attempt | undefined;

const latest = ({ attempts }: SimulatedPayment, outcome: Attempt['outcome']) =>
  attempts.findLast((attempt) => attempt.outcome === outcome);

/** Changes of a paid payment. Each returns the attempt concerned, or undefined if impossible. */
export const AMENDMENTS = {
  /** Refunds the latest attempt, or an amount of it in pesos. */
  refund: (payment, amount) => {
    const attempt = latest(payment, 'approved');
    if (!attempt) return undefined;
    const left = payment.amountCents - attempt.refundedCents;
    const cents = amount === undefined ? left : Math.round(amount * 100);
    if (cents > left || cents <= 0) return undefined;
    const refundedCents = attempt.refundedCents + cents;
    return change(attempt, { refundedCents, ...(cents === left && { outcome: 'refunded' as const }) });
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
