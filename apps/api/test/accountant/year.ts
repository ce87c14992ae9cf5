import { montevideoDay } from '@laundry/strings/format';
import { closeDueMonths, compareClosedMonths } from '../../src/services/months/closeMonths.ts';
import type { Settlement } from '@laundry/api-contract';
import { auditLedger, auditMonths, auditRows, monthsFrom } from './audit.ts';
import { toMonth, openBooks } from './books.ts';
import type { Books, Cause, MachineKind } from './books.ts';
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
} from './office.ts';
import type { Doors, Office } from './office.ts';

/** A year of the company: its doors, the accountant's books, and what is still to come. */
export interface Year extends Doors {
  readonly books: Books;
  readonly payments: PaidTopUp[];
  /** The kinds of each building's machines. */
  readonly kinds: MachineKind[][];
  /** The settlements of closed months, as they were read and mailed when they were closed. */
  readonly settled: Map<string, Settlement>;
  /** A number that no other year has either, since providers are there all the time. */
  readonly nextNumber: () => number;
  readonly dayOf: (instant: string) => string;
  /** Has something happen at this hour of a later day. */
  readonly later: (days: number, line: string, happens: () => Promise<unknown>) => void;
  readonly adjust: (cause: Cause) => void;
  /**
   * Holds all rows and settlements from a day on against the books.
   *
   * @param due the last month that has to be closed by now
   * @returns the settlements
   */
  readonly audit: (from: string, due?: string) => Promise<Settlement[]>;
}

interface Due {
  readonly moment: Date;
  readonly line: string;
  readonly happens: () => Promise<unknown>;
}

const lastDayOf = (month: string): string => dayAfter(dayAfter(`${month}-28`, 4).replace(/\d\d$/, '01'), -1);
/** How many days back the accountant looks when a month is closed: as far as prices are corrected. */
export const SPAN = 130;
let numbers = 0;

/**
 * Lives a year: each happening on its day, and on the 5th of each month the night's closing of the month
 * before. The accountant looks whenever a month was closed, and at the end.
 *
 * @throws what went wrong, after the story until then
 */
export async function live(office: Office, months: readonly (readonly Happening[])[]): Promise<void> {
  const doors = await office.beginYear();
  const books = openBooks(BUILDINGS);
  const due: Due[] = [];
  const story: string[] = [];
  const year: Year = {
    ...doors,
    books,
    payments: [],
    kinds: BUILDINGS.map(() => [...MACHINES]),
    settled: new Map(),
    nextNumber: () => (numbers += 1),
    dayOf: (instant) => montevideoDay(new Date(instant)),
    later: (days, line, happens) => {
      if (days === 0) return void due.unshift({ moment: doors.app.clock(), line, happens });
      const moment = new Date(doors.app.clock().getTime() + days * 86_400_000);
      due.push({ moment, line, happens });
    },
    adjust: (cause) => books.adjust(cause, toMonth(doors.today())),
    audit: async (from, due = '') => {
      const sessions = await Promise.all([...ADMINISTRATIONS.keys()].map(doors.signIn));
      await auditRows(year, sessions, from);
      return auditMonths(year, sessions, monthsFrom(from, doors), due);
    },
  };

  for (const [place, happenings] of months.entries()) {
    const month = `${YEAR}-${String(place + 1).padStart(2, '0')}`;
    for (const { day, hour, what, fields } of happenings) {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      const on = date < lastDayOf(month) ? date : lastDayOf(month);
      const happens = () => HAPPEN[what](year, fields as never);
      due.push({ moment: montevideoInstant(on, hour), line: `${what} ${JSON.stringify(fields)}`, happens });
    }
    const night = async () => {
      const { dependencies } = doors.app;
      await closeDueMonths(dependencies, doors.today());
      await compareClosedMonths(dependencies, doors.today());
      await year.audit(dayAfter(doors.today(), -SPAN), month);
    };
    const next = dayAfter(lastDayOf(month), 5);
    due.push({ moment: montevideoInstant(next, 7), line: `the night before ${next}`, happens: night });
  }

  try {
    for (;;) {
      due.sort((left, right) => left.moment.getTime() - right.moment.getTime());
      const next = due.shift();
      if (!next) break;
      if (next.moment > doors.app.clock()) doors.goTo(next.moment);
      story.push(`${doors.today()} ${next.line}`);

      await next.happens();
    }
    await auditLedger(year, await year.audit(FIRST_DAY));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${story.join('\n')}\n${reason}`, { cause: error });
  }
}
