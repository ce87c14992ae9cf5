import { closeDueMonths } from '../../src/services/months/closeMonths.ts';
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
import { DAY } from '../support/testApp.ts';

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
  readonly later: (days: number, happens: () => Promise<unknown>) => void;
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
 */
export async function live(months: readonly (readonly Happening[])[]): Promise<void> {
  const office = await openOffice();
  const books = openBooks(BUILDINGS);
  const due: { moment: Date; happens: () => Promise<unknown> }[] = [];
  let numbers = 0;
  const year: Year = {
    ...office,
    books,
    payments: [],
    kinds: BUILDINGS.map(() => [...MACHINES]),
    settled: new Map(),
    nextNumber: () => (numbers += 1),
    later: (days, happens) => void due.unshift({ moment: office.app.momentIn(days * DAY), happens }),
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
      due.push({
        moment: montevideoInstant(on, hour),
        happens: () => HAPPEN[what](year, fields as never),
      });
    }
    const happens = async () => {
      await closeDueMonths(office.app.dependencies, office.today());
      await year.audit(dayAfter(office.today(), -SPAN), month);
    };
    due.push({ moment: montevideoInstant(dayAfter(toLastDay(month), 5), 7), happens });
  }

  try {
    for (;;) {
      due.sort((left, right) => left.moment.getTime() - right.moment.getTime());
      const next = due.shift();
      if (!next) break;
      if (next.moment > office.app.clock()) office.app.advanceTo(next.moment);
      await next.happens();
    }
    await auditLedger(year, await year.audit(FIRST_DAY));
  } finally {
    await office.app.close();
  }
}
