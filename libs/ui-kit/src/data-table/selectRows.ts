import { cellDay, cellText, normaliseText, sortKey } from './cellValue.ts';
import type { Column } from './columns.ts';
import type { DayRange, Filters, Sort, TableQuery } from './query.ts';

/** Caches values per row and column, so that a typed character only causes comparisons. */
export type CellCache<Row> = (part: 'text' | 'day', column: Column<Row>) => (row: Row) => string;

const compute = {
  text: <Row>(column: Column<Row>, row: Row) => normaliseText(cellText(column, row)),
  day: cellDay,
};

/** Creates a cache of the cells' comparison values, which releases rows that are no longer used. */
export function createCellCache<Row extends object>(): CellCache<Row> {
  const columns = new Map<string, WeakMap<Row, string>>();
  return (part, column) => {
    const key = `${part} ${column.field}`;
    const known = columns.get(key) ?? new WeakMap<Row, string>();
    columns.set(key, known);
    return (row) => {
      const cached = known.get(row);
      if (cached !== undefined) return cached;
      const fresh = compute[part](column, row);
      known.set(row, fresh);
      return fresh;
    };
  };
}

type Test<Row> = (row: Row) => boolean;

function containing<Row>(column: Column<Row>, searchText: string, memory: CellCache<Row>): Test<Row> {
  const text = memory('text', column);
  const normalised = normaliseText(searchText.trim());
  return (row) => text(row).includes(normalised);
}

function between<Row>(column: Column<Row>, { from, to }: DayRange, memory: CellCache<Row>): Test<Row> {
  const day = memory('day', column);
  return (row) => {
    const at = day(row);
    return at !== '' && (from === '' || at >= from) && (to === '' || at <= to);
  };
}

/** Rows that pass the filters of all columns; filters of unknown columns are ignored. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
  memory: CellCache<Row>,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.field];
    if (filter === undefined) return [];
    return typeof filter === 'string'
      ? [containing(column, filter, memory)]
      : [between(column, filter, memory)];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

type Key<Row> = (row: Row) => string | number;

/** Caches sort keys per row and column, and sorted rows per set of rows. */
export interface SortCache<Row extends object> {
  keyOf: (column: Column<Row>) => Key<Row>;
  of: (rows: readonly Row[], column: Column<Row>, direction: Sort['direction']) => readonly Row[];
}

/** Sorts rows by key; the sort is stable. */
function inOrder<Row>(rows: readonly Row[], keyOf: Key<Row>, direction: Sort['direction']): readonly Row[] {
  const turn = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -turn : turn));
  return keyed.map(({ row }) => row);
}

/** Creates a cache that is released together with its rows. */
export function createSortCache<Row extends object>(): SortCache<Row> {
  const keys = new Map<string, WeakMap<Row, string | number>>();
  const orders = new WeakMap<readonly Row[], Map<string, readonly Row[]>>();
  const keyOf = (column: Column<Row>): Key<Row> => {
    const known = keys.get(column.field) ?? new WeakMap<Row, string | number>();
    keys.set(column.field, known);
    return (row) => {
      const cached = known.get(row);
      if (cached !== undefined) return cached;
      const fresh = sortKey(column, row);
      known.set(row, fresh);
      return fresh;
    };
  };
  return {
    keyOf,
    of: (rows, column, direction) => {
      const known = orders.get(rows) ?? new Map<string, readonly Row[]>();
      orders.set(rows, known);
      const name = `${direction} ${column.field}`;
      const order = known.get(name) ?? inOrder(rows, keyOf(column), direction);
      known.set(name, order);
      return order;
    },
  };
}

/** Sorts rows; the sort is stable. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  orders = createSortCache<Row>(),
): readonly Row[] {
  const column = columns.find(({ field }) => field === sort?.field);
  return sort === null || column === undefined ? rows : orders.of(rows, column, sort.direction);
}

/** All rows that a table shows for a query, on all pages and in order, for an export or printing. */
export const selectRows = <Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort }: Pick<TableQuery, 'filters' | 'sort'>,
): readonly Row[] => filterRows(sortRows(rows, columns, sort), columns, filters, createCellCache());
