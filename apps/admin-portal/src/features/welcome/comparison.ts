import { UYU } from '@laundry/api-contract';
import type { Overview } from '@laundry/api-contract';
import { overview, reports } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { currencyName } from '../../reports/names.ts';

const share = new Intl.NumberFormat('es-UY', { style: 'percent', maximumFractionDigits: 0 });

/** Formats a fraction as percent, es-UY. */
export const formatShare = (part: number): string => share.format(part);

const { month } = overview;
/** The direction of a change since the same days of last month. */
export type Direction = 'up' | 'down' | 'flat';

/** The change since the same days of last month, not since the whole, longer month. */
export function findTrend(now: number, before: number): { trend: string; direction: Direction } {
  if (now === before) return { trend: month.equal, direction: 'flat' };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { trend: month.nothingBefore, direction };
  const change = Math.abs((now - before) / before);
  // Rounded, the text would be '0%' more or less.
  if (Math.round(change * 100) === 0) return { trend: month.almostEqual, direction: 'flat' };
  return { trend: month[direction === 'up' ? 'more' : 'less'](formatShare(change)), direction };
}

type Period = Pick<Overview['lastUntilSameDay'], 'uses' | 'income'> | undefined;

/** All comparisons: uses, then amount and the administration's share by currency. */
export function compareMonths({ months: [now, last], lastUntilSameDay: same }: Overview) {
  const row = (label: string, text: (value: number) => string, read: (period: Period) => number) => ({
    label,
    now: text(read(now)),
    same: text(read(same)),
    whole: text(read(last)),
    ...findTrend(read(now), read(same)),
  });
  const money = (label: string, code: number, key: 'amount' | 'adm_income') =>
    row(label, formatPesos, (of) => of?.income.find(({ currency }) => currency === code)?.[key] ?? 0);
  const incomes = [now, last, same].flatMap((of) => of?.income ?? []);
  const currencies = [...new Set([UYU, ...incomes.map(({ currency }) => currency)])];
  return [
    row(month.uses, reports.count, (of) => of?.uses ?? 0),
    ...currencies.flatMap((code) => [
      money(month.income(currencyName(code)), code, 'amount'),
      money(month.share(currencyName(code)), code, 'adm_income'),
    ]),
  ];
}

/** A figure of this month compared with the last one, in words. */
export type Comparison = ReturnType<typeof compareMonths>[number];

/** Whether there is nothing to show: an account without buildings, or with new ones. */
export const isEmpty = ({ days, months, waiting_residents, failing_machines }: Overview): boolean =>
  waiting_residents === 0 &&
  failing_machines.length === 0 &&
  days.every(({ uses }) => uses === 0) &&
  months.every(({ uses, income }) => uses === 0 && income.length === 0);
