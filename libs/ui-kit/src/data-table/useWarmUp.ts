import { useEffect } from 'react';
import { hasFilterBox, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import type { CellCache, SortCache } from './selectRows.ts';

/** Up to this number of rows, comparing all at once is not noticeable. */
const FEW = 500;

/** The rows prepared in one step, which takes far less than a frame. */
const AT_ONCE = 100;

/** The mark in the browser's performance timeline when a table is ready. */
const READY = 'table ready';

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
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    for (const row of rows.slice(start, start + AT_ONCE)) for (const part of parts) part(row);
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
    if (rows.length <= FEW || typeof requestIdleCallback === 'undefined') return;
    const steps = stepsOf(rows, columns, memory, orders);
    const goOn = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > 0)
        if (steps.next().done === true) {
          performance.mark(READY);
          return;
        }
      waiting = requestIdleCallback(goOn);
    };
    let waiting = requestIdleCallback(goOn);
    return () => cancelIdleCallback(waiting);
  }, [rows, columns, memory, orders]);
}
