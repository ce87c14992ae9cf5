import { useEffect } from 'react';
import { hasFilterBox, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import type { CellCache, SortCache } from './selectRows.ts';

/** Up to this number of rows, comparing all at once is not noticeable. */
const MAX_UNPREPARED_ROWS = 500;

/** The rows prepared in one step, which takes far less than a frame. */
const ROWS_PER_STEP = 100;

/** The mark in the browser's performance timeline when a table is ready. */
const READY_MARK = 'table ready';

/** The preparation of many rows, in small steps. */
function* stepsOf<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  memory: CellCache<Row>,
  orders: SortCache<Row>,
): Generator<void, void> {
  const sortable = columns.filter((column) => isSortable(column));
  const parts = [
    ...columns.filter((column) => hasFilterBox(column)).map((column) => memory('text', column)),
    ...sortable.map((column) => orders.keyOf(column)),
  ];
  for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
    for (const row of rows.slice(start, start + ROWS_PER_STEP)) for (const part of parts) part(row);
    yield;
  }
  for (const column of sortable)
    for (const direction of ['asc', 'desc'] as const) {
      orders.of(rows, column, direction);
      yield;
    }
}

/**
 * Prepares filter texts and sort orders of many rows while the browser is idle, so that the first typed
 * character and the first click on a header take effect quickly.
 */
export function useWarmUp<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  memory: CellCache<Row>,
  orders: SortCache<Row>,
): void {
  useEffect(() => {
    if (rows.length <= MAX_UNPREPARED_ROWS || typeof requestIdleCallback === 'undefined') return;
    const steps = stepsOf(rows, columns, memory, orders);
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
  }, [rows, columns, memory, orders]);
}
