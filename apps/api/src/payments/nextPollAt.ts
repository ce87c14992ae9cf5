import { DAY_MS } from '../shared/clock.ts';

/** A polled payment: what the time of its next poll depends on. */
export interface PolledPayment {
  readonly createdAt: Date;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
  readonly checks: number;
  /** It was denied or expired: its payer has the answer and waits no more. */
  readonly isEnded: boolean;
}

/** The pauses between polls of one payment, in milliseconds. */
export interface PollingPace {
  /** The first pause, which doubles with each poll. */
  readonly firstMs: number;
  readonly shortestMs: number;
  /** The longest pause while the payer may still pay. */
  readonly longestMs: number;
  /** The age at which a payment is polled for the last time. */
  readonly untilMs: number;
}

/** After expiry the pause is the payment's age divided by this. */
const AGE_DIVISOR = 4;
const MAX_DOUBLINGS = 20;

const pauseWhileAwaited = ({ checks }: PolledPayment, { firstMs, longestMs }: PollingPace): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(checks, MAX_DOUBLINGS));

/**
 * When a payment that took no money yet is polled again; undefined for never. While it can be paid or the
 * payer waits for the answer, the pauses double up to a longest one. After that the provider may still have
 * an attempt under way, and a denied or expired payment may still be approved: it is polled ever more rarely,
 * at least once a day, until the provider reports it as final or it has reached an age (D30, D33).
 *
 * @param isFinal the provider reports that nobody can pay it any more
 */
export function nextPollAt(
  payment: PolledPayment,
  now: Date,
  pace: PollingPace,
  isFinal: boolean,
): Date | undefined {
  const age = now.getTime() - payment.createdAt.getTime();
  if (isFinal || age >= pace.untilMs) return undefined;
  const isExpired = now >= payment.expiresAt;
  const pause =
    isExpired && payment.isEnded
      ? Math.max(pace.longestMs, Math.min(DAY_MS, age / AGE_DIVISOR))
      : pauseWhileAwaited(payment, pace);
  // A pause never goes past the payment's expiry or the last poll.
  const untilEnd = isExpired ? pace.untilMs - age : payment.expiresAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.max(pace.shortestMs, Math.min(pause, untilEnd)));
}
