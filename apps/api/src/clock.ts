/** What time it is: handed in, so that rules about time can be tested without waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const DAY_MS = 86_400_000;
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' });

/** The Montevideo day of a moment (D23), `YYYY-MM-DD`. */
export const montevideoDay = (at: Date): string => format.format(at);

/** The Montevideo days from `days` ago until now, the oldest first. */
export const daysUntil = (now: Date, days: number): string[] =>
  Array.from({ length: days + 1 }, (_, index) =>
    montevideoDay(new Date(now.getTime() - (days - index) * DAY_MS)),
  );

/**
 * The result of the work, if it ends in time. Otherwise the work goes on, but its result is ignored.
 *
 * @throws what `late` gives, once the milliseconds are over
 */
export function withTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    const clear = () => clearTimeout(timer);
    work.then(resolve, reject);
    work.then(clear, clear);
  });
}
