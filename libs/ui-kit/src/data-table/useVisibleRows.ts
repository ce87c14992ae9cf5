import { useMemo, useState } from 'react';
import type { Column } from './columns.ts';
import { PAGE_SIZE } from './query.ts';
import type { TableQuery } from './query.ts';
import { useWarmUp } from './useWarmUp.ts';
import { filterRows, createCellCache, createSortCache, sortRows } from './selectRows.ts';

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

/**
 * A page of rows that are all in memory: sorted once, filtered for each typed character, then cut into pages.
 */
function useOwnRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort, page: requestedPage }: TableQuery,
): VisibleRows<Row> {
  const [memory] = useState(() => createCellCache<Row>());
  const [orders] = useState(() => createSortCache<Row>());
  useWarmUp(rows, columns, memory, orders);
  const ordered = useMemo(() => sortRows(rows, columns, sort, orders), [rows, columns, sort, orders]);
  const found = useMemo(
    () => filterRows(ordered, columns, filters, memory),
    [ordered, columns, filters, memory],
  );
  const page = Math.max(0, Math.min(requestedPage, Math.ceil(found.length / PAGE_SIZE) - 1));
  return useMemo(
    () => ({
      found,
      rows: found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      total: found.length,
      page,
      hasNext: (page + 1) * PAGE_SIZE < found.length,
    }),
    [found, page],
  );
}

/** The paging of a table whose server filters, sorts and pages; `rows` is one page. */
export interface ServerRows {
  /**
   * The number of rows on all pages; undefined if the server does not say, in which case more may follow a
   * full page.
   */
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
  const last = page * PAGE_SIZE + rows.length;
  const total = server.rowCount ?? (rows.length < PAGE_SIZE ? last : undefined);
  return { found: rows, rows, total, page, hasNext: total === undefined || last < total };
}

const NO_ROWS: readonly never[] = [];
