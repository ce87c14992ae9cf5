import { useMemo, useState } from 'react';
import type { Column } from './columns.ts';
import { PAGE_SIZE } from './query.ts';
import type { TableQuery } from './query.ts';
import { useWarmUp } from './useWarmUp.ts';
import { filterRows, createCellCache, createSortCache, sortRows } from './selectRows.ts';

export interface VisibleRows<Row> {
  /** Those that the filters leave, on all pages; of a server's those of the page in sight. */
  found: readonly Row[];
  /** Those of the page in sight. */
  rows: readonly Row[];
  /** How many there are on all pages; undefined while nobody knows. */
  total: number | undefined;
  /** From 0; the last one where fewer are left than were asked for. */
  page: number;
  hasNext: boolean;
}

/** A page of rows that are all here: put in order once, filtered at each keystroke, cut last. */
function useOwnRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort, page: asked }: TableQuery,
): VisibleRows<Row> {
  const [memory] = useState(() => createCellCache<Row>());
  const [orders] = useState(() => createSortCache<Row>());
  useWarmUp(rows, columns, memory, orders);
  const ordered = useMemo(() => sortRows(rows, columns, sort, orders), [rows, columns, sort, orders]);
  const found = useMemo(
    () => filterRows(ordered, columns, filters, memory),
    [ordered, columns, filters, memory],
  );
  const page = Math.max(0, Math.min(asked, Math.ceil(found.length / PAGE_SIZE) - 1));
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

/** A table whose server filters, orders and cuts: `rows` is a page of it. */
export interface ServerRows {
  /** The rows of all pages; undefined if the server does not say: after a full page there may be more. */
  rowCount: number | undefined;
}

/** What there is to see of the rows, whoever chose them. */
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
