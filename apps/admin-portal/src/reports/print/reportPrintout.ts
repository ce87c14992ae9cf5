import { reports } from '@laundry/strings';
import type { ExportColumn } from '../../shared/table-export/index.ts';
import type { PrintedTable, Printout } from './Printout.tsx';

interface Printed<Row> {
  title: string;
  /** The description of the rows. */
  scope: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  /** The total number of rows, of which `rows` may be a part. */
  total: number;
  /** The number of rows before the columns' filters, if they leave any out. */
  from?: number | undefined;
  /** The number of rows before the first of `rows`. */
  before?: number;
  /** Totals and subtotals of the whole result, where they are known. */
  subtotals?: readonly PrintedTable[];
}

/** The maximum number of printed rows; the sheet says how many there are in all. */
export const MAX_PRINTED = 5_000;

/** How many of the result's rows these are, as text. */
function rowCountText(rows: number, total: number, before: number): string {
  if (before > 0) return reports.printedPart(before + 1, before + rows, total);
  return rows < total ? reports.printedSome(rows, total) : reports.printedAll(rows);
}

/** A report as a printed sheet: its scope, how many of its rows are printed, the rows, and subtotals. */
export function reportPrintout<Row>({
  title,
  scope,
  columns,
  rows,
  total,
  from,
  before = 0,
  subtotals = [],
}: Printed<Row>): Printout {
  const printed = rows.slice(0, MAX_PRINTED);
  return {
    title,
    lines: [
      scope,
      ...(from === undefined ? [] : [reports.printedFiltered(total, from)]),
      rowCountText(printed.length, total, before),
    ],
    tables: [
      {
        columns,
        rows: printed.map((row) => columns.map(({ value }) => value(row))),
      },
      ...subtotals,
    ],
  };
}
