import { reports } from '@laundry/strings';
import type { Column } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';
import type { PrintedTable, Printout } from './Printout.tsx';

interface Printed<Row> {
  title: string;
  /** What the rows are of, in words. */
  scope: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many there are in all. */
  total: number;
  /** How many rows the columns' filters chose from. */
  from?: number | undefined;
  /** How many rows lie before the first of these. */
  before?: number;
  /** Totals and subtotals of the whole result, where they are known. */
  subtotals?: readonly PrintedTable[];
}

/** Rows that are printed at most; the sheet says how many are missing. */
export const MAX_PRINTED = 5_000;

/** How many of the result's rows these are, as text. */
function rowCountText(rows: number, total: number, before: number): string {
  if (before > 0) return reports.printedPart(before + 1, before + rows, total);
  return rows < total ? reports.printedSome(rows, total) : reports.printedAll(rows);
}

/** A report as a sheet of paper: what it is of, its rows, and how many of them these are. */
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
        rows: printed.map((row) => columns.map((column) => cellText(column, row))),
      },
      ...subtotals,
    ],
  };
}
