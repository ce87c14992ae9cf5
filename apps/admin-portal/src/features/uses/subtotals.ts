import type { UsesSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, usesReport } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { adjustmentsSubtotals } from '../../reports/adjustments.ts';

const { count } = reports;
const { figures, columns: names } = usesReport;

/** By building, by unit and by day, as the page and the paper have them. */
export const subtotalsOf = ({ byBuilding, byUnit, byDay, adjustments }: UsesSummary) => [
  {
    title: reports.subtotals.building,
    heads: [reports.heads.building, figures.uses],
    rows: byBuilding.map(({ name, count: uses }) => [name, count(uses)]),
  },
  {
    title: reports.subtotals.unit,
    heads: [names.unit, figures.uses],
    rows: byUnit.map(({ number, count: uses }) => [number ?? reports.noUnit, count(uses)]),
  },
  {
    title: reports.subtotals.day,
    heads: [reports.heads.day, figures.uses, figures.succeeded],
    rows: byDay.map(({ day, count: uses, succeeded }) => [formatDay(day), count(uses), count(succeeded)]),
  },
  ...adjustmentsSubtotals(adjustments, [[texts.columns.total, 'total']]),
];
