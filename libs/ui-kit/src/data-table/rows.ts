// Functions on a table's rows, separate from the table component, for exports and printing as well.
import { formatCount, formatDay, formatInstant, formatPesos, normaliseText } from '@laundry/strings/format';
import { dataTable } from '@laundry/strings';
import { isNumeric } from './columns.ts';
import type { ActionColumn, Column } from './columns.ts';
import type { Filters, Sort, TableQuery } from './query.ts';

type Kind = Exclude<Column<never>['kind'], 'action'>;
type Value = string | number | boolean | null | undefined;

/** The text of a value in a column of a kind; '' where there is nothing. */
export function valueText(kind: Kind, value: Value): string {
  if (typeof value === 'boolean') return value ? dataTable.yes : dataTable.no;
  if (typeof value === 'number') return kind === 'pesos' ? formatPesos(value) : formatCount(value);
  const text = value ?? '';
  if (kind === 'day') return formatDay(text);
  return kind === 'instant' ? formatInstant(text) : text;
}

/** The text of a cell; '' where there is nothing. */
export const cellText = <Row>(
  column: ActionColumn<Row> | { kind: Kind; value: (row: Row) => Value },
  row: Row,
): string => (column.kind === 'action' ? '' : valueText(column.kind, column.value(row)));

/** A text for sorting: ñ after n, 'Apto 2' before 'Apto 10', ignoring case and accents. */
const orderedText = (text: string): string =>
  normaliseText(text.replace(/ñ/giu, 'n~')).replace(/\d+/g, (digits) => digits.padStart(12, '0'));

/** The sort key of a cell. Missing values and invalid dates come first. */
function sortKey<Row>(column: Column<Row>, row: Row): string | number {
  if (column.kind === 'action') return '';
  if (column.kind === 'text') return orderedText(cellText(column, row));
  const value = column.value(row) ?? -Infinity;
  const key = typeof value === 'string' ? Date.parse(value) : Number(value);
  return Number.isNaN(key) ? -Infinity : key;
}

/** Normalises a cell's or a filter's text. Dots and currency sign of an amount are ignored. */
const searchedText = <Row>(column: Column<Row>, text: string): string =>
  isNumeric(column) ? text.replace(/[\s.$]/g, '') : normaliseText(text);

function testFor<Row>(column: Column<Row>, filter: string): (row: Row) => boolean {
  if (column.kind !== 'day' && column.kind !== 'instant') {
    const part = searchedText(column, filter.trim());
    return (row) => searchedText(column, cellText(column, row)).includes(part);
  }
  const [from = '', to = ''] = filter.split('/');
  return (row) => {
    // The day in Montevideo.
    const day = formatDay(column.value(row) ?? '')
      .split('/')
      .reverse()
      .join('-');
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
