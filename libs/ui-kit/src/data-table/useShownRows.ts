import { useMemo, useState } from 'react';
import type { Column } from './columns.ts';
import { PAGE_SIZE } from './query.ts';
import type { TableQuery } from './query.ts';
import { useReadiness } from './useReadiness.ts';
import { filterRows, rememberCells, rememberOrders, sortRows } from './selectRows.ts';

export interface ShownRows<Row> {
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
): ShownRows<Row> {
  const [memory] = useState(() => rememberCells<Row>());
  const [orders] = useState(() => rememberOrders<Row>());
  useReadiness(rows, columns, memory, orders);
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
  /** Of all pages; undefined where the server does not say: a full page then means that there may be more. */
  rowCount: number | undefined;
}

/** What there is to see of the rows, whoever chose them. */
export function useShownRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: TableQuery,
  server: ServerRows | undefined,
): ShownRows<Row> {
  const own = useOwnRows(server ? NO_ROWS : rows, columns, query);
  if (!server) return own;
  const { page } = query;
  const last = page * PAGE_SIZE + rows.length;
  const total = server.rowCount ?? (rows.length < PAGE_SIZE ? last : undefined);
  return { found: rows, rows, total, page, hasNext: total === undefined || last < total };
}

const NO_ROWS: readonly never[] = [];
