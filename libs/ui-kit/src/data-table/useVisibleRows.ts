import { useEffect, useMemo, useState } from 'react';
import type { Column } from './columns.ts';
import { PAGE_SIZE } from './query.ts';
import type { TableQuery } from './query.ts';
import { RowIndex, filterRows, sortRows } from './selectRows.ts';

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

/** Up to this number of rows, comparing all at once is not noticeable. */
const MAX_UNPREPARED_ROWS = 500;

/** The mark in the browser's performance timeline when a table is ready. */
const READY_MARK = 'table ready';

/** Prepares many rows while the browser is idle, so that the first key and press act at once. */
function usePreparation<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  index: RowIndex<Row>,
): void {
  useEffect(() => {
    if (rows.length <= MAX_UNPREPARED_ROWS || typeof requestIdleCallback === 'undefined') return;
    const steps = index.prepare(rows, columns);
    const runSteps = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > 0)
        if (steps.next().done === true) {
          performance.mark(READY_MARK);
          return;
        }
      waiting = requestIdleCallback(runSteps);
    };
    let waiting = requestIdleCallback(runSteps);
    return () => cancelIdleCallback(waiting);
  }, [rows, columns, index]);
}

/** A page of rows in memory: sorted once, filtered for each typed character, then cut into pages. */
function useOwnRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort, page: requestedPage }: TableQuery,
): VisibleRows<Row> {
  const [index] = useState(() => new RowIndex<Row>());
  usePreparation(rows, columns, index);
  const ordered = useMemo(() => sortRows(rows, columns, sort, index), [rows, columns, sort, index]);
  const found = useMemo(
    () => filterRows(ordered, columns, filters, index),
    [ordered, columns, filters, index],
  );
  const page = Math.max(0, Math.min(requestedPage, Math.ceil(found.length / PAGE_SIZE) - 1));
  const end = (page + 1) * PAGE_SIZE;
  return useMemo(
    () => ({
      found,
      rows: found.slice(end - PAGE_SIZE, end),
      total: found.length,
      page,
      hasNext: end < found.length,
    }),
    [found, page, end],
  );
}

/** The paging of a table whose server filters, sorts and pages; `rows` is one page. */
export interface ServerRows {
  /** The rows on all pages; undefined if the server does not say: more may follow a full page then. */
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
