import { useMemo } from 'react';
import type { Column } from './columns.ts';
import { PAGE_SIZE } from './query.ts';
import type { TableQuery } from './query.ts';
import { filterRows, sortRows } from './rows.ts';

export interface VisibleRows<Row> {
  /** The filtered rows of all pages; with a server, those of the current page. */
  found: readonly Row[];
  /** The rows of the current page. */
  rows: readonly Row[];
  /** The number of rows on all pages; undefined where it is unknown. */
  total: number | undefined;
  /** From 0; the last page where the requested one no longer exists. */
  page: number;
}

/** A page of rows in memory: sorted once, filtered for each typed character, then cut into pages. */
function useOwnRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort, page: requestedPage }: TableQuery,
): VisibleRows<Row> {
  const ordered = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const found = useMemo(() => filterRows(ordered, columns, filters), [ordered, columns, filters]);
  const page = Math.max(0, Math.min(requestedPage, Math.ceil(found.length / PAGE_SIZE) - 1));
  const end = (page + 1) * PAGE_SIZE;
  const shown = useMemo(() => found.slice(end - PAGE_SIZE, end), [found, end]);
  return { found, rows: shown, total: found.length, page };
}

/** The paging of a table whose server filters, sorts and pages; `rows` is one page. */
export interface ServerRows {
  /** The number of rows on all pages; undefined if unknown: more rows may then follow a full page. */
  rowCount: number | undefined;
}

/** The visible rows, whether the table or the server selects them. */
export function useVisibleRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: TableQuery,
  server: ServerRows | undefined,
): VisibleRows<Row> {
  const own = useOwnRows(server ? NO_ROWS : rows, columns, query);
  if (!server) return own;
  const { page } = query;
  const total = server.rowCount ?? (rows.length < PAGE_SIZE ? page * PAGE_SIZE + rows.length : undefined);
  return { found: rows, rows, total, page };
}

export const NO_ROWS: readonly never[] = [];
