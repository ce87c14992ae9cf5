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
  hasNext: boolean;
}

/** The paging of a table whose server filters, sorts and pages; `rows` is one page. */
export interface ServerRows {
  /** The rows on all pages; undefined if the server does not say: more may follow a full page then. */
  rowCount: number | undefined;
}

/** The visible rows. Without a server they are sorted once, filtered for each typed character, and cut. */
export function useVisibleRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort, page: requested }: TableQuery,
  server: ServerRows | undefined,
): VisibleRows<Row> {
  const own = !server;
  const ordered = useMemo(() => (own ? sortRows(rows, columns, sort) : rows), [own, rows, columns, sort]);
  const found = useMemo(
    () => (own ? filterRows(ordered, columns, filters) : rows),
    [own, rows, ordered, columns, filters],
  );
  const page = own ? Math.max(0, Math.min(requested, Math.ceil(found.length / PAGE_SIZE) - 1)) : requested;
  const first = page * PAGE_SIZE;
  const shown = useMemo(
    () => (own ? found.slice(first, first + PAGE_SIZE) : rows),
    [own, rows, found, first],
  );
  const last = first + shown.length;
  const counted = own ? found.length : server.rowCount;
  const total = counted ?? (shown.length < PAGE_SIZE ? last : undefined);
  return { found, rows: shown, total, page, hasNext: total === undefined || last < total };
}
