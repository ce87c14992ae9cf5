import * as v from 'valibot';

/** What became of an attempt to pay. */
export const OUTCOMES = [
  'pending',
  'approved',
  'denied',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger());

const Attempt = v.object({
  /** The provider's number of it. */
  id: whole,
  outcome: v.picklist(OUTCOMES),
  at: text,
  /** When anything of it changed last, where that was later. */
  changedAt: v.optional(text),
  refundedCents: whole,
  /** Each time that a part of it was given back. */
  refunds: v.optional(v.array(v.object({ id: whole, cents: whole, at: text })), []),
  /** The number of its chargeback's case, where there was one. */
  chargebackId: v.optional(whole),
  /** Whether the merchant has acknowledged the notification of this outcome. */
  acknowledged: v.boolean(),
});
export type Attempt = v.InferOutput<typeof Attempt>;

/** What every provider keeps of a payment; each adds its own. */
export const paymentEntries = {
  /** The merchant's name of it: our transaction_id. */
  reference: text,
  /** The provider's name of it, in the addresses of its pages. */
  id: text,
  amountCents: whole,
  title: text,
  createdAt: text,
  idempotencyKey: v.optional(text),
  /** Called off by the merchant: its page takes no more payments. */
  calledOff: v.boolean(),
  attempts: v.array(Attempt),
} as const;
export const SimulatedPayment = v.object({ provider: text, ...paymentEntries });
export type SimulatedPayment = v.InferOutput<typeof SimulatedPayment>;

const MONEY_TAKEN: readonly Outcome[] = ['approved', 'refunded', 'charged_back'];
/** Whether an attempt took money, whatever became of it since. */
export const tookMoney = ({ outcome }: Attempt): boolean => MONEY_TAKEN.includes(outcome);

/** The attempt that decides: one that took money, else the latest. */
export const decidingAttempt = ({ attempts }: SimulatedPayment): Attempt | undefined =>
  attempts.find(tookMoney) ?? attempts.at(-1);

/** The provider's truth about a payment. A rejected second attempt takes nothing back of a paid one. */
export function stateOf(payment: SimulatedPayment): Outcome {
  const outcome = decidingAttempt(payment)?.outcome ?? 'pending';
  return payment.calledOff && !MONEY_TAKEN.includes(outcome) ? 'expired' : outcome;
}

/**
 * What the provider holds of it for the merchant: all that was paid, less what was given or taken back, in
 * cents.
 */
export const heldCents = ({ amountCents, attempts }: SimulatedPayment): number =>
  attempts
    .filter(({ outcome }) => outcome === 'approved')
    .reduce((sum, { refundedCents }) => sum + amountCents - refundedCents, 0);

const OPEN: readonly Outcome[] = ['pending', 'denied', 'cancelled'];
/** Whether its page may still be paid at: also after a refusal (D30). */
export const isOpen = (payment: SimulatedPayment): boolean => OPEN.includes(stateOf(payment));

const FIRST_NUMBER_PER_MS = 1000;
let lastNumber = 0;
/** A number that no other payment of this machine has, earlier runs included. */
export function nextNumber(): number {
  lastNumber = Math.max(lastNumber + 1, Date.now() * FIRST_NUMBER_PER_MS);
  return lastNumber;
}

export const newAttempt = (outcome: Outcome): Attempt => ({
  id: nextNumber(),
  outcome,
  at: new Date().toISOString(),
  refundedCents: 0,
  refunds: [],
  acknowledged: false,
});

/** The attempt that a settlement concerns: a paid one told again, the one that waits, or a new one. */
export function settleAttempt(payment: SimulatedPayment, outcome: Outcome): Attempt {
  const same = payment.attempts.find((attempt) => outcome === 'approved' && attempt.outcome === outcome);
  if (same) return same;
  const last = payment.attempts.at(-1);
  if (last?.outcome === 'pending')
    return Object.assign(last, { outcome, at: new Date().toISOString(), acknowledged: false });
  const attempt = newAttempt(outcome);
  payment.attempts.push(attempt);
  return attempt;
}
