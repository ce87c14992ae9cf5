import { useEffect } from 'react';
import { hasFilterBox, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import type { CellCache, SortCache } from './selectRows.ts';

/** So few rows are compared at once without being noticed. */
const FEW = 500;

/** Rows that are made ready in one go: far less than a frame's time. */
const AT_ONCE = 100;

/** The mark in the browser's performance timeline that says from when on a table is ready. */
const READY = 'table ready';

/** What is to be done for many rows, in steps of little work. */
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
  for (let place = 0; place < rows.length; place += AT_ONCE) {
    for (const row of rows.slice(place, place + AT_ONCE)) for (const part of parts) part(row);
    yield;
  }
  for (const column of sortable)
    for (const direction of ['asc', 'desc'] as const) {
      orders.of(rows, column, direction);
      yield;
    }
}

/**
 * Makes ready, whenever the browser has nothing else to do, what many rows are filtered by and their orders:
 * the first keystroke then only compares, and the first press on a head only turns to what is there.
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
