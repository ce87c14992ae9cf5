import { claimDay, finishDay } from './queries/jobDays.ts';
import type { Job } from './scheduler.ts';
import type { Dependencies } from './services/dependencies.ts';

/** How often an instance checks whether a nightly job is due. */
const CHECK_INTERVAL_MS = 60_000;
/** A job that did not end within this time is taken over by another instance. */
const LEASE_MS = 3_600_000;

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Montevideo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** A Montevideo day (D23), YYYY-MM-DD, and its hour, from 0 to 23. */
interface Moment {
  readonly day: string;
  readonly hour: number;
}

function montevideoMoment(at: Date): Moment {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${part['year']}-${part['month']}-${part['day']}`, hour: Number(part['hour']) };
}

/**
 * A job that runs once on each Montevideo day, from an hour on, in the first instance that claims it. If no
 * instance runs at that hour, it runs later that day. If it fails, or its instance ends, it runs again an
 * hour later.
 *
 * @param hour 0 to 23
 * @param run called with the day
 */
export const nightly = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  name: string,
  hour: number,
  run: (day: string, stopping: AbortSignal) => Promise<unknown>,
): Job => ({
  name,
  everyMs: CHECK_INTERVAL_MS,
  run: async (stopping) => {
    const now = clock();
    const { day, hour: current } = montevideoMoment(now);
    if (current < hour) return;
    if (!(await claimDay(db, name, day, now, new Date(now.getTime() + LEASE_MS)))) return;
    await run(day, stopping);
    if (!stopping.aborted) await finishDay(db, name, day, clock());
  },
});
