import { reports } from '@laundry/strings';
import type { NumbersTableProps } from '@laundry/ui-kit/charts';
import type { Column } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';
import { fitColumns } from '../../tables/fitColumns.ts';
import { scopeText } from '../names.ts';
import type { ReportFilters } from '../search/filtersCodec.ts';
import { MAX_PRINTED } from './printedRows.ts';
import { paperWidth } from './printoutStyles.ts';
import type { Printout, PrintedTable, PrintedColumn } from './Printout.tsx';

interface Printed<Row> {
  title: string;
  filters: ReportFilters;
  building: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many there are in all. */
  total: number;
  /** After the filters: to which day a row belongs, where that needs to be said. */
  byDayOf?: string;
  /** How many rows the columns' filters chose from. */
  from?: number;
  /** How many rows lie before the first of these. */
  before?: number;
  /** Totals and subtotals of the whole result, where they are known. */
  subtotals?: readonly NumbersTableProps[];
}

/**
 * The columns share the paper by what is printed in them: each has room for its texts in two lines, and what
 * is left goes to those that would take one.
 */
function sheetColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): PrintedColumn[] {
  const fitted = fitColumns(columns, rows);
  const least = fitted.map(({ width = 0 }) => width);
  const more = fitted.map(({ width = 0, flex = width }) => flex - width);
  const left = paperWidth(columns.length) - sumOf(least);
  const part = Math.max(0, Math.min(1, left / Math.max(1, sumOf(more))));
  const widths = least.map((width, place) => width + part * (more[place] ?? 0));
  return fitted.map(({ header, kind }, place) => ({
    head: header,
    share: ((widths[place] ?? 0) / sumOf(widths)) * 100,
    atEnd: kind === 'pesos',
  }));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Figures by name, as the page folds them away. */
const subtotalsTable = ({ title, heads, rows }: NumbersTableProps): PrintedTable => ({
  title,
  columns: heads.map((head, place) => ({
    head,
    atEnd: place > 0 && rows.every((row) => /\d/.test(row[place] ?? '')),
  })),
  rows,
});

/** How many of the result's rows these are, as text. */
function rowCountText(rows: number, total: number, before: number): string {
  if (before > 0) return reports.printedPart(before + 1, before + rows, total);
  return rows < total ? reports.printedSome(rows, total) : reports.printedAll(rows);
}

/** A report as a sheet of paper: its filters, its rows, and how many of them these are. */
export function reportPrintout<Row>({
  title,
  filters,
  building,
  columns,
  rows,
  total,
  byDayOf,
  from,
  before = 0,
  subtotals = [],
}: Printed<Row>): Printout {
  const printed = rows.slice(0, MAX_PRINTED);
  return {
    title,
    lines: [
      scopeText(building, filters, byDayOf),
      ...(from === undefined ? [] : [reports.printedFiltered(total, from)]),
      rowCountText(printed.length, total, before),
    ],
    tables: [
      {
        columns: sheetColumns(columns, printed),
        rows: printed.map((row) => columns.map((column) => cellText(column, row))),
      },
      ...subtotals.map(subtotalsTable),
    ],
  };
}
