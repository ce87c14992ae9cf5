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

/** A figure of this month compared with the last one, in words. */
export interface Comparison {
  label: string;
  now: string;
  same: string;
  whole: string;
  /** The change since the same days of last month. */
  trend: string;
  direction: Direction;
}

/** The change since the same days of last month, not since the whole, longer month. */
export function findTrend(now: number, before: number): Pick<Comparison, 'trend' | 'direction'> {
  if (now === before) return { trend: month.equal, direction: 'flat' };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { trend: month.nothingBefore, direction };
  const change = Math.abs((now - before) / before);
  // Rounded, the text would be '0%' more or less.
  if (Math.round(change * 100) === 0) return { trend: month.almostEqual, direction: 'flat' };
  const share = formatShare(change);
  return { trend: direction === 'up' ? month.more(share) : month.less(share), direction };
}

type Income = Overview['lastUntilSameDay']['income'];

/** All comparisons: uses, then amount and the administration's share by currency. */
export function compareMonths({ months: [now, last], lastUntilSameDay }: Overview): Comparison[] {
  const row = (label: string, text: (value: number) => string, ...values: [number, number, number]) => ({
    label,
    now: text(values[0]),
    same: text(values[1]),
    whole: text(values[2]),
    ...findTrend(values[0], values[1]),
  });
  const findAmount = (income: Income | undefined, code: number, key: 'amount' | 'adm_income') =>
    income?.find(({ currency }) => currency === code)?.[key] ?? 0;
  const currencies = new Set([
    UYU,
    ...[now, last, lastUntilSameDay].flatMap((of) => of?.income.map(({ currency }) => currency) ?? []),
  ]);
  const money = (code: number, key: 'amount' | 'adm_income', label: string) =>
    row(
      label,
      formatPesos,
      findAmount(now?.income, code, key),
      findAmount(lastUntilSameDay.income, code, key),
      findAmount(last?.income, code, key),
    );
  return [
    row(month.uses, reports.count, now?.uses ?? 0, lastUntilSameDay.uses, last?.uses ?? 0),
    ...[...currencies].flatMap((code) => [
      money(code, 'amount', month.income(currencyName(code))),
      money(code, 'adm_income', month.share(currencyName(code))),
    ]),
  ];
}

/** Whether there is nothing to show: an account without buildings, or with new ones. */
export const isEmpty = ({ days, months, waiting_residents, failing_machines }: Overview): boolean =>
  waiting_residents === 0 &&
  failing_machines.length === 0 &&
  days.every(({ uses }) => uses === 0) &&
  months.every(({ uses, income }) => uses === 0 && income.length === 0);
