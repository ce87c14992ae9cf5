import { reports } from '@laundry/strings';
import type { Column } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';
import { formatDay } from '@laundry/ui-kit';
import type { ReportFilters } from './filtersDoor.ts';
import { MOST_PRINTED } from './printLimit.ts';
import type { Sheet } from './PrintSheet.tsx';

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
}

/** A report as a sheet of paper: its filters, its rows, and how many of them these are. */
export function sheetOf<Row>({ title, filters, building, columns, rows, total, from }: Printed<Row>): Sheet {
  const printed = rows.slice(0, MOST_PRINTED);
  const some = printed.length < total;
  return {
    title,
    lines: [
      `${building}, ${reports.period(formatDay(filters.from), formatDay(filters.to))}`,
      ...(from === undefined ? [] : [reports.printedFiltered(total, from)]),
      some ? reports.printedSome(printed.length, total) : reports.printedAll(printed.length),
    ],
    heads: columns.map(({ header }) => header),
    rows: printed.map((row) => columns.map((column) => cellText(column, row))),
  };
}
