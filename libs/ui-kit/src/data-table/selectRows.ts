import { cellDay, cellText, normaliseText, sortKey } from './cellValue.ts';
import type { Column } from './columns.ts';
import type { DayRange, Filters, Sort, TableQuery } from './query.ts';

/** A text that is searched or searched for; an amount is typed with or without its dots and its sign. */
const searchedText = <Row>({ kind }: Column<Row>, text: string): string =>
  kind === 'pesos' ? text.replace(/[\s.$]/g, '') : normaliseText(text);

function testFor<Row>(column: Column<Row>, filter: string | DayRange): (row: Row) => boolean {
  if (typeof filter === 'string') {
    const part = searchedText(column, filter.trim());
    return (row) => searchedText(column, cellText(column, row)).includes(part);
  }
  const { from, to } = filter;
  return (row) => {
    const day = cellDay(column, row);
    return day !== '' && (from === '' || day >= from) && (to === '' || day <= to);
  };
}

/** Rows that pass the filters of all columns; filters of unknown columns are ignored. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.field];
    return filter === undefined ? [] : [testFor(column, filter)];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

/** Rows in the order of a column, stably; an unknown column leaves them as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ field }) => field === sort?.field);
  if (sort === null || column === undefined) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: sortKey(column, row) }))
    .sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -turn : turn))
    .map(({ row }) => row);
}

/** All rows that a table shows for a query, on all pages and in order, for an export or printing. */
export const selectRows = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort }: Pick<TableQuery, 'filters' | 'sort'>,
): readonly Row[] => filterRows(sortRows(rows, columns, sort), columns, filters);
