import * as v from 'valibot';

/** The outcomes of an attempt to pay. */
export const OUTCOMES = [
  'pending',
  'approved',
  'denied',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type AttemptOutcome = (typeof OUTCOMES)[number];

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger());

const Attempt = v.object({
  /** The provider's number for it. */
  id: whole,
  outcome: v.picklist(OUTCOMES),
  at: text,
  /** When it was last changed, if that was later. */
  changedAt: v.optional(text),
  refundedCents: whole,
  /** The number of its chargeback case, if any. */
  chargebackId: v.optional(whole),
  /** Whether the merchant has acknowledged the notification of this outcome. */
  acknowledged: v.boolean(),
});
export type Attempt = v.InferOutput<typeof Attempt>;

/** The fields that all providers store; each adds its own. */
export const paymentEntries = {
  /** The merchant's reference: our transaction_id. */
  reference: text,
  /** The provider's id, in the addresses of its pages. */
  id: text,
  amountCents: whole,
  title: text,
  createdAt: text,
  idempotencyKey: v.optional(text),
  /** Cancelled by the merchant: its page accepts no more payments. */
  calledOff: v.boolean(),
  attempts: v.array(Attempt),
} as const;
export type SimulatedPayment = v.InferOutput<v.ObjectSchema<typeof paymentEntries, undefined>>;

/** The state of a payment that nobody has tried to pay yet. */
export const unpaid = (): Pick<SimulatedPayment, 'createdAt' | 'calledOff' | 'attempts'> => ({
  createdAt: new Date().toISOString(),
  calledOff: false,
  attempts: [],
});

const MONEY_TAKEN: readonly AttemptOutcome[] = ['approved', 'refunded', 'charged_back'];
/** Whether an attempt took money, even if that changed later. */
export const tookMoney = ({ outcome }: Attempt): boolean => MONEY_TAKEN.includes(outcome);

/** The attempt that determines the state: one that took money, otherwise the latest. */
export const decidingAttempt = ({ attempts }: SimulatedPayment): Attempt | undefined =>
  attempts.find(tookMoney) ?? attempts.at(-1);

/** The state of a payment. A rejected second attempt does not undo a paid one. */
export function paymentState(payment: SimulatedPayment): AttemptOutcome {
  const outcome = decidingAttempt(payment)?.outcome ?? 'pending';
  return payment.calledOff && !MONEY_TAKEN.includes(outcome) ? 'expired' : outcome;
}

/** The amount that the provider holds for the merchant: payments less refunds and chargebacks, in cents. */
export const heldCents = ({ amountCents, attempts }: SimulatedPayment): number =>
  attempts
    .filter(({ outcome }) => outcome === 'approved')
    .reduce((sum, { refundedCents }) => sum + amountCents - refundedCents, 0);

const OPEN: readonly AttemptOutcome[] = ['pending', 'denied', 'cancelled'];
/** Whether it can still be paid, which is also the case after a refusal (D30). */
export const isOpen = (payment: SimulatedPayment): boolean => OPEN.includes(paymentState(payment));

const FIRST_NUMBER_PER_MS = 1000;
let lastNumber = 0;
/** A number that no other payment on this machine has, including earlier runs. */
export function nextNumber(): number {
  lastNumber = Math.max(lastNumber + 1, Date.now() * FIRST_NUMBER_PER_MS);
  return lastNumber;
}

export const newAttempt = (outcome: AttemptOutcome): Attempt => ({
  id: nextNumber(),
  outcome,
  at: new Date().toISOString(),
  refundedCents: 0,
  acknowledged: false,
});

/** The attempt of an outcome: a paid one that is reported again, the pending one, or a new one. */
export function settleAttempt(payment: SimulatedPayment, outcome: AttemptOutcome): Attempt {
  const same = payment.attempts.find((attempt) => outcome === 'approved' && attempt.outcome === outcome);
  if (same) return same;
  const last = payment.attempts.at(-1);
  if (last?.outcome === 'pending')
    return Object.assign(last, { outcome, at: new Date().toISOString(), acknowledged: false });
  const attempt = newAttempt(outcome);
  payment.attempts.push(attempt);
  return attempt;
}
