import { claimDay, finishDay } from './queries/jobDays.ts';
import type { Job } from './scheduler.ts';
import type { Dependencies } from './services/dependencies.ts';

/** How often it is looked whether a nightly job is due. */
const LOOK_EVERY_MS = 60_000;
/** A job that did not end within this is taken over by the next instance that looks. */
const LEASE_MS = 3_600_000;

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Montevideo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** A day of Montevideo, YYYY-MM-DD, and an hour of it, from 0 to 23. */
interface Moment {
  readonly day: string;
  readonly hour: number;
}

/** The day of Montevideo (D23) and its hour, from 0 to 23. */
function montevideoHour(at: Date): Moment {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${part['year']}-${part['month']}-${part['day']}`, hour: Number(part['hour']) };
}

/** A job that is done once for each day that `dueOf` names, by whichever instance comes first. */
const oncePerDay = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  name: string,
  dueOf: (now: Moment) => string | undefined,
  run: (day: string, stopping: AbortSignal) => Promise<unknown>,
): Job => ({
  name,
  everyMs: LOOK_EVERY_MS,
  run: async (stopping) => {
    const now = clock();
    const day = dueOf(montevideoHour(now));
    if (day === undefined) return;
    if (!(await claimDay(db, name, day, now, new Date(now.getTime() + LEASE_MS)))) return;
    await run(day, stopping);
    if (!stopping.aborted) await finishDay(db, name, day, clock());
  },
});

/**
 * A job that is done once in each day of Montevideo, from an hour on, by whichever instance comes first.
 * If no instance was up at that hour, it is done later that day. If it failed, or its instance died or closed
 * in the middle, it is done again an hour after.
 *
 * @param hour 0 to 23
 * @param run what is to be done; the day that it is done for is handed in
 */
export const nightly = (
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  name: string,
  hour: number,
  run: (day: string, stopping: AbortSignal) => Promise<unknown>,
): Job => oncePerDay(dependencies, name, (now) => (now.hour < hour ? undefined : now.day), run);

/**
 * A job that is done once in each month of Montevideo, on its first day from an hour on, or as soon as an
 * instance is up after that.
 *
 * @param run what is to be done; the first day of the month is handed in
 */
export const monthly = (
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  name: string,
  hour: number,
  run: (day: string, stopping: AbortSignal) => Promise<unknown>,
): Job =>
  oncePerDay(
    dependencies,
    name,
    (now) => {
      const first = `${now.day.slice(0, 'YYYY-MM'.length)}-01`;
      return now.day === first && now.hour < hour ? undefined : first;
    },
    run,
  );
