import { closeDueMonths, compareClosedMonths } from '../../src/services/months/closeMonths.ts';
import type { Settlement } from '@laundry/api-contract';
import { auditLedger, auditMonths, auditRows, monthsFrom } from './audit.ts';
import { openBooks } from './books.ts';
import type { Books, MachineKind } from './books.ts';
import { HAPPEN } from './events.ts';
import type { Happening, PaidTopUp } from './events.ts';
import {
  ADMINISTRATIONS,
  BUILDINGS,
  FIRST_DAY,
  MACHINES,
  YEAR,
  dayAfter,
  montevideoInstant,
  openOffice,
} from './office.ts';
import type { Office } from './office.ts';

/** A year of the company: its office, the accountant's books, and what is still to come. */
export interface Year extends Office {
  readonly books: Books;
  readonly payments: PaidTopUp[];
  /** The kinds of each building's machines. */
  readonly kinds: MachineKind[][];
  /** The settlements of closed months, as they were read and mailed when they were closed. */
  readonly settled: Map<string, Settlement>;
  readonly nextNumber: () => number;
  /** Schedules something for this time of a later day, or as the next thing where `days` is 0. */
  readonly later: (days: number, line: string, happens: () => Promise<unknown>) => void;
  /**
   * Compares all rows and settlements from a day on with the books.
   *
   * @param due the last month that has to be closed by now
   * @returns the settlements
   */
  readonly audit: (from: string, due?: string) => Promise<Settlement[]>;
}

const toLastDay = (month: string): string => dayAfter(dayAfter(`${month}-28`, 4).replace(/\d\d$/, '01'), -1);
/** How many days an audit looks back when a month is closed: as far as prices are corrected. */
const SPAN = 130;
/**
 * Runs a year: each happening on its day, and on the 5th of each month the closing of the month before.
 * Closings and the end of the year are followed by an audit.
 *
 * @throws Error whose message has all that had happened, then what went wrong
 */
export async function live(months: readonly (readonly Happening[])[]): Promise<void> {
  const office = await openOffice();
  const books = openBooks(BUILDINGS);
  const due: { moment: Date; line: string; happens: () => Promise<unknown> }[] = [];
  const story: string[] = [];
  let numbers = 0;
  const year: Year = {
    ...office,
    books,
    payments: [],
    kinds: BUILDINGS.map(() => [...MACHINES]),
    settled: new Map(),
    nextNumber: () => (numbers += 1),
    later: (days, line, happens) => {
      if (days === 0) return void due.unshift({ moment: office.app.clock(), line, happens });
      const moment = new Date(office.app.clock().getTime() + days * 86_400_000);
      due.push({ moment, line, happens });
    },
    audit: async (from, due = '') => {
      const sessions = await Promise.all([...ADMINISTRATIONS.keys()].map(office.signIn));
      await auditRows(year, sessions, from);
      return auditMonths(year, sessions, monthsFrom(from, office), due);
    },
  };

  for (const [place, happenings] of months.entries()) {
    const month = `${YEAR}-${String(place + 1).padStart(2, '0')}`;
    for (const { day, hour, what, fields } of happenings) {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      const on = date < toLastDay(month) ? date : toLastDay(month);
      const happens = () => HAPPEN[what](year, fields as never);
      due.push({ moment: montevideoInstant(on, hour), line: `${what} ${JSON.stringify(fields)}`, happens });
    }
    const night = async () => {
      const { dependencies } = office.app;
      await closeDueMonths(dependencies, office.today());
      await compareClosedMonths(dependencies, office.today());
      await year.audit(dayAfter(office.today(), -SPAN), month);
    };
    const next = dayAfter(toLastDay(month), 5);
    due.push({ moment: montevideoInstant(next, 7), line: `the night before ${next}`, happens: night });
  }

  try {
    for (;;) {
      due.sort((left, right) => left.moment.getTime() - right.moment.getTime());
      const next = due.shift();
      if (!next) break;
      if (next.moment > office.app.clock()) office.app.advanceTo(next.moment);
      story.push(`${office.today()} ${next.line}`);

      await next.happens();
    }
    await auditLedger(year, await year.audit(FIRST_DAY));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${story.join('\n')}\n${reason}`, { cause: error });
  } finally {
    await office.app.close();
  }
}
