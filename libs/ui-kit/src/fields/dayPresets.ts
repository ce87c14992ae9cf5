import { kitFields } from '@laundry/strings';

/** Two days, both inclusive, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function lastMonth(today: string): DayRange {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { from: iso(year, month - 2, 1), to: iso(year, month - 1, 0) };
}

/** The most common ranges of reports (D45), relative to today. */
export const DAY_PRESETS: readonly { label: string; range: (today: string) => DayRange }[] = [
  { label: kitFields.today, range: (today) => ({ from: today, to: today }) },
  { label: kitFields.thisMonth, range: (today) => ({ from: `${today.slice(0, 8)}01`, to: today }) },
  { label: kitFields.lastMonth, range: lastMonth },
];
