import { cellDay, cellText, normaliseText, sortKey } from './cellValue.ts';
import { hasFilterBox, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import type { DayRange, Filters, Sort, TableQuery } from './query.ts';

/** What rows are compared by: their shown texts, their days, and the keys of an order. */
const compared = {
  text: <Row>(column: Column<Row>, row: Row): string => normaliseText(cellText(column, row)),
  day: cellDay,
  key: sortKey,
};

/** A value that is made when it is first asked for. */
export function remembered<Key, Value>(
  known: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** The rows that {@link RowIndex.prepare} prepares in one step, which takes far less than a frame. */
const ROWS_PER_STEP = 100;

/**
 * What rows are compared by, and their orders, each made once, so that a typed character only causes
 * comparisons. It is released together with the rows.
 */
export class RowIndex<Row extends object> {
  readonly #values = new Map<string, WeakMap<Row, string | number>>();
  readonly #orders = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();

  valueOf(part: keyof typeof compared, column: Column<Row>): (row: Row) => string | number {
    const known = remembered(this.#values, `${part} ${column.field}`, () => new WeakMap());
    return (row) => remembered(known, row, () => compared[part](column, row));
  }

  /** The sorted rows; the sort is stable. */
  ordered(rows: readonly Row[], column: Column<Row>, direction: Sort['direction']): readonly Row[] {
    const known = remembered(this.#orders, rows, () => new Map<string, readonly Row[]>());
    return remembered(known, `${direction} ${column.field}`, () => {
      const keyOf = this.valueOf('key', column);
      const turn = direction === 'asc' ? 1 : -1;
      return rows
        .map((row) => ({ row, key: keyOf(row) }))
        .sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -turn : turn))
        .map(({ row }) => row);
    });
  }

  /** Makes in small steps what filters and orders of many rows will need. */
  *prepare(rows: readonly Row[], columns: readonly Column<Row>[]): Generator<void, void> {
    const sortable = columns.filter((column) => isSortable(column));
    const parts = [
      ...columns.filter((column) => hasFilterBox(column)).map((column) => this.valueOf('text', column)),
      ...sortable.map((column) => this.valueOf('key', column)),
    ];
    for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
      for (const row of rows.slice(start, start + ROWS_PER_STEP)) for (const part of parts) part(row);
      yield;
    }
    for (const column of sortable)
      for (const direction of ['asc', 'desc'] as const) {
        this.ordered(rows, column, direction);
        yield;
      }
  }
}

function testFor<Row extends object>(
  column: Column<Row>,
  filter: string | DayRange,
  index: RowIndex<Row>,
): (row: Row) => boolean {
  if (typeof filter === 'string') {
    const textOf = index.valueOf('text', column);
    const part = normaliseText(filter.trim());
    return (row) => String(textOf(row)).includes(part);
  }
  const dayOf = index.valueOf('day', column);
  const { from, to } = filter;
  return (row) => {
    const day = dayOf(row);
    return day !== '' && (from === '' || day >= from) && (to === '' || day <= to);
  };
}

/** Rows that pass the filters of all columns; filters of unknown columns are ignored. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
  index: RowIndex<Row>,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.field];
    return filter === undefined ? [] : [testFor(column, filter, index)];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

/** Rows in the order of a column; an unknown column leaves them as they are. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  index: RowIndex<Row>,
): readonly Row[] {
  const column = columns.find(({ field }) => field === sort?.field);
  return sort === null || column === undefined ? rows : index.ordered(rows, column, sort.direction);
}

/** All rows that a table shows for a query, on all pages and in order, for an export or printing. */
export function selectRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort }: Pick<TableQuery, 'filters' | 'sort'>,
): readonly Row[] {
  const index = new RowIndex<Row>();
  return filterRows(sortRows(rows, columns, sort, index), columns, filters, index);
}
