/** A payment whose provider was asked: the facts on which the time of the next poll depends. */
export interface PolledPayment {
  readonly createdAt: Date;
  /** Until when its payer may pay. */
  readonly expiresAt: Date;
  /** How often its provider was asked. */
  readonly checks: number;
  /** It was denied or given up: its payer was told so and waits no more. */
  readonly isEnded: boolean;
}

/** How often a provider is asked about one payment, in milliseconds. */
export interface PollingPace {
  /** The first pause, which doubles with each question. */
  readonly firstMs: number;
  readonly shortestMs: number;
  /** The longest pause while the payer may still pay. */
  readonly longestMs: number;
  /** The age at which a payment is asked about for the last time. */
  readonly untilMs: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** After its end a payment rests for this part of its age between two questions. */
const PART_OF_AGE = 4;
const MAX_DOUBLINGS = 20;

const pauseWhileAwaited = ({ checks }: PolledPayment, { firstMs, longestMs }: PollingPace): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(checks, MAX_DOUBLINGS));

/**
 * When a provider is asked again about a payment that took no money yet; undefined for never again. While
 * somebody may pay or waits for the answer, the pauses double up to a longest one. After that the provider
 * may still have an attempt under way, and a payment that we gave up, or that was denied once, may still be
 * approved: it is asked ever more rarely, at least once a day, until it says that the payment is final or the
 * payment has reached an age (D30, D33).
 *
 * @param isFinal the provider itself said that nobody can pay it any more
 */
export function nextPollAt(
  payment: PolledPayment,
  now: Date,
  pace: PollingPace,
  isFinal: boolean,
): Date | undefined {
  const age = now.getTime() - payment.createdAt.getTime();
  if (isFinal || age >= pace.untilMs) return undefined;
  const isOver = now >= payment.expiresAt;
  const pause =
    isOver && payment.isEnded
      ? Math.max(pace.longestMs, Math.min(DAY_MS, age / PART_OF_AGE))
      : pauseWhileAwaited(payment, pace);
  // The end of a payment, and the last question about it, are not slept through.
  const untilEnd = isOver ? pace.untilMs - age : payment.expiresAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.max(pace.shortestMs, Math.min(pause, untilEnd)));
}
