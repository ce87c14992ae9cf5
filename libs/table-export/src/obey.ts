import { writerOf } from './formats.ts';
import type { Answer, Order } from './messages.ts';
import type { TableWriter } from './table.ts';

/** Writes one table as it is told to. */
export function obedient(): (order: Order) => Answer {
  let writer: TableWriter | undefined;
  return (order) => {
    if (order.kind === 'open') {
      writer = writerOf(order.head);
      return { kind: 'taken' };
    }
    if (!writer) return { kind: 'failed', message: 'No table was opened.' };
    if (order.kind === 'end') return { kind: 'file', file: writer.end() };
    if (order.kind === 'turn') writer.turn(order.columns);
    else writer.write(order.rows);
    return { kind: 'taken' };
  };
}
