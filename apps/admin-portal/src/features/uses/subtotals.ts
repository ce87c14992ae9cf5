import type { UsesSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, usesReport } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { adjustmentsSubtotals } from '../../reports/adjustments.ts';

const { count } = reports;
const { figures, columns: names } = usesReport;

interface Group {
  count: number;
  /** Absent where another server does not count it. */
  succeeded?: number | undefined;
}

const HEADS = [figures.uses, figures.succeeded, figures.failed];
const counts = ({ count: uses, succeeded }: Group): string[] =>
  succeeded === undefined ? [count(uses)] : [uses, succeeded, uses - succeeded].map(count);

/** By building, by unit and by day, as the page and the paper have them. */
export const subtotalsOf = ({ byBuilding, byUnit, byDay, adjustments }: UsesSummary) => [
  {
    title: reports.subtotals.building,
    heads: [reports.heads.building, ...HEADS],
    rows: byBuilding.map((group) => [group.name, ...counts(group)]),
  },
  {
    title: reports.subtotals.unit,
    heads: [names.unit, ...HEADS],
    rows: byUnit.map((group) => [group.number ?? reports.noUnit, ...counts(group)]),
  },
  {
    title: reports.subtotals.day,
    heads: [reports.heads.day, ...HEADS],
    rows: byDay.map((group) => [formatDay(group.day), ...counts(group)]),
  },
  ...adjustmentsSubtotals(adjustments, [[texts.columns.total, 'total']]),
];
