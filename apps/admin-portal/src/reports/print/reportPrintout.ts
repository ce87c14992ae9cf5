import { reports } from '@laundry/strings';
import type { TableRow } from '@laundry/ui-kit/data-table';
import type { Report, ReportSummary } from '../report.ts';
import type { Scope } from '../scope.ts';
import type { Printout } from './Printout.tsx';

/** The rows to print. */
interface PrintedRows<Row, Summary> {
  rows: readonly Row[];
  /** The total number of rows, of which `rows` may be a part; undefined where it is unknown. */
  total: number | undefined;
  /** The number of rows before the columns' filters, if they leave any out. */
  from?: number | undefined;
  /** The number of rows before the first of `rows`. */
  before?: number;
  /** The totals of the whole result, where they are known. */
  summary?: Summary | undefined;
}

/** The maximum number of printed rows; the sheet says how many there are in all. */
export const MAX_PRINTED = 5_000;

/** How many of the result's rows these are, as text. */
function rowCountText(rows: number, total: number | undefined, before: number): string {
  if (before === 0 && rows >= (total ?? Infinity)) return reports.printedAll(rows);
  return reports.printedPart(before + 1, before + rows, total);
}

/** A report as a printed sheet: its scope, how many of its rows are printed, the rows, and subtotals. */
export function reportPrintout<Row extends TableRow, Summary extends ReportSummary>(
  { texts, columns, totals }: Pick<Report<Row, Summary>, 'texts' | 'columns' | 'totals'>,
  scope: Pick<Scope, 'text'>,
  { rows, total, from, before = 0, summary }: PrintedRows<Row, Summary>,
): Printout {
  const printed = rows.slice(0, MAX_PRINTED);
  return {
    title: texts.heading,
    lines: [
      scope.text,
      ...(from === undefined ? [] : [reports.printedFiltered(rows.length, from)]),
      rowCountText(printed.length, total, before),
    ],
    tables: [
      { columns, rows: printed.map((row) => columns.map(({ value }) => value(row))) },
      ...(summary ? totals.subtotals(summary) : []),
    ],
  };
}
