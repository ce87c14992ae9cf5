import { dayAfter, montevideoDay } from '@laundry/strings/format';

/** Returns the current time: a parameter, so that rules of time can be tested without waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of a day of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** The Montevideo days from `days` ago until today, oldest first. */
export const daysUntil = (now: Date, days: number): string[] =>
  Array.from({ length: days + 1 }, (_, index) => dayAfter(montevideoDay(now), index - days));

/**
 * The result of a promise if it settles in time. The work is not cancelled, but a later result is ignored.
 *
 * @throws the error that `timeoutError` returns once the time is over
 */
export function withTimeout<T>(ms: number, work: Promise<T>, timeoutError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), ms);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
