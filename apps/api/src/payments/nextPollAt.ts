import type { Settings } from '../settings.ts';
import { DAY_MS } from '../shared/clock.ts';

/** A polled payment: what the time of its next poll depends on. */
interface PolledPayment {
  readonly createdAt: Date;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
  /** The number of earlier polls. */
  readonly checks: number;
}

/** The result of a poll: still payable or awaited, no longer payable, or final according to the provider. */
export type PollResult = 'open' | 'ended' | 'final';

type Pace = Pick<
  Settings,
  'PROVIDER_TIMEOUT_MS' | 'RECONCILE_AFTER_MS' | 'RECONCILE_MAX_WAIT_MS' | 'RECONCILE_DAYS'
>;

/** Added to the provider's time-out: how long a claimed payment is leased. */
const LEASE_MARGIN_MS = 1000;
/** After expiry the pause is the payment's age divided by this. */
const AGE_DIVISOR = 4;
const MAX_DOUBLINGS = 20;

/** How long a payment is leased while its provider is queried, in milliseconds. */
export const leaseMs = ({ PROVIDER_TIMEOUT_MS }: Pick<Pace, 'PROVIDER_TIMEOUT_MS'>): number =>
  PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS;

/**
 * When a payment that took no money yet is polled again; undefined for never. While it can be paid or the
 * payer waits for the answer, the pauses double up to a longest one. After that the provider may still have
 * an attempt under way, and a denied or expired payment may still be approved: it is polled ever more rarely,
 * at least once a day, until the provider reports it as final or it has reached an age (D30, D33).
 */
export function nextPollAt(
  { createdAt, expiresAt, checks }: PolledPayment,
  result: PollResult,
  now: Date,
  settings: Pace,
): Date | undefined {
  const { RECONCILE_AFTER_MS: firstMs, RECONCILE_MAX_WAIT_MS: longestMs } = settings;
  const lastAge = settings.RECONCILE_DAYS * DAY_MS;
  const age = now.getTime() - createdAt.getTime();
  if (result === 'final' || age >= lastAge) return undefined;
  const isExpired = now >= expiresAt;
  const pause =
    isExpired && result === 'ended'
      ? Math.max(longestMs, Math.min(DAY_MS, age / AGE_DIVISOR))
      : Math.min(longestMs, firstMs * 2 ** Math.min(checks, MAX_DOUBLINGS));
  // A pause never goes past the payment's expiry or the last poll, and outlasts the lease.
  const untilEnd = isExpired ? lastAge - age : expiresAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.max(leaseMs(settings), Math.min(pause, untilEnd)));
}
