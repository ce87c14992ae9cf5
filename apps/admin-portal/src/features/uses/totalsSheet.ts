import type { UsesSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, usesReport } from '@laundry/strings';
import type { WorkbookSheet } from '../../shared/table-export/index.ts';
import { formatDay } from '@laundry/ui-kit';
import { adjustmentText } from '../../reports/adjustments.ts';

const { subtotals, totalsSheet: names } = reports;
const { figures } = usesReport;

/** Uses, successful ones and the others, the latter two where the server counts them. */
const countsOf = ({ count, succeeded }: { count: number; succeeded?: number | undefined }): number[] =>
  succeeded === undefined ? [count] : [count, succeeded, count - succeeded];

/** 'Totales', the second sheet of the report's workbook (D54): all uses, by building, by unit and by day. */
export const totalsSheet = ({
  count,
  succeeded,
  byBuilding,
  byUnit,
  byDay,
  adjustments = [],
}: UsesSummary): WorkbookSheet => ({
  title: names.title,
  columns: [
    { header: names.group, kind: 'text' },
    { header: names.name, kind: 'text' },
    { header: figures.uses, kind: 'count' },
    { header: figures.succeeded, kind: 'count' },
    { header: figures.failed, kind: 'count' },
    ...(adjustments.length > 0 ? [{ header: texts.columns.total, kind: 'pesos' as const }] : []),
  ],
  rows: [
    [names.total, undefined, ...countsOf({ count, succeeded })],
    ...byBuilding.map((one) => [subtotals.building, one.name, ...countsOf(one)]),
    ...byUnit.map((one) => [subtotals.unit, one.number ?? reports.noUnit, ...countsOf(one)]),
    ...byDay.map((one) => [subtotals.day, formatDay(one.day), ...countsOf(one)]),
    ...adjustments.map((one) => [
      texts.title,
      adjustmentText(one),
      undefined,
      undefined,
      undefined,
      one.total,
    ]),
  ],
});
