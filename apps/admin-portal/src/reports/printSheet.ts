import { reports } from '@laundry/strings';
import type { NumbersTableProps } from '@laundry/ui-kit/charts';
import type { Column } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';
import { scopeText } from './about.ts';
import type { ReportFilters } from './filtersCodec.ts';
import { MOST_PRINTED } from './printLimit.ts';
import type { Sheet } from './PrintSheet.tsx';
import type { PrintedTable, SheetColumn } from './SheetTable.tsx';

interface Printed<Row> {
  title: string;
  filters: ReportFilters;
  building: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many there are in all. */
  total: number;
  /** How many rows the columns' filters chose from. */
  from?: number;
  /** How many rows lie before the first of these. */
  before?: number;
  /** Totals and subtotals of the whole result, where they are known. */
  subtotals?: readonly NumbersTableProps[];
}

/** Of a column that says none. */
const PLAIN_WIDTH = 120;

/** The columns share the paper as they share the screen. */
function columnsOf<Row>(columns: readonly Column<Row>[]): SheetColumn[] {
  const widths = columns.map(({ width = PLAIN_WIDTH }) => width);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return columns.map(({ header, kind, width = PLAIN_WIDTH }) => ({
    head: header,
    share: (width / whole) * 100,
    atEnd: kind === 'amount',
  }));
}

/** Figures by name, as the page folds them away. */
const subtotalsTable = ({ title, heads, rows }: NumbersTableProps): PrintedTable => ({
  title,
  columns: heads.map((head, place) => ({
    head,
    atEnd: place > 0 && rows.every((row) => /\d/.test(row[place] ?? '')),
  })),
  rows,
});

/** How many of the result these rows are, in words. */
function amountOf(rows: number, total: number, before: number): string {
  if (before > 0) return reports.printedPart(before + 1, before + rows, total);
  return rows < total ? reports.printedSome(rows, total) : reports.printedAll(rows);
}

/** A report as a sheet of paper: its filters, its rows, and how many of them these are. */
export function sheetOf<Row>({
  title,
  filters,
  building,
  columns,
  rows,
  total,
  from,
  before = 0,
  subtotals = [],
}: Printed<Row>): Sheet {
  const printed = rows.slice(0, MOST_PRINTED);
  return {
    title,
    lines: [
      scopeText(building, filters),
      ...(from === undefined ? [] : [reports.printedFiltered(total, from)]),
      amountOf(printed.length, total, before),
    ],
    tables: [
      {
        columns: columnsOf(columns),
        rows: printed.map((row) => columns.map((column) => cellText(column, row))),
      },
      ...subtotals.map(subtotalsTable),
    ],
  };
}
