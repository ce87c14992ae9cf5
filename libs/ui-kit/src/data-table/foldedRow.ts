import type { Column, FoldedPlace } from './columns.ts';

/** The columns of a folded row by their places. */
export type FoldedColumns<Row> = Readonly<Record<FoldedPlace, readonly Column<Row>[]>>;

/** How many columns stand in the second line where none is named. */
const SECOND = 2;

/**
 * Which columns a folded row shows: those that say so, else the first ones, with a tick or a cross at the
 * end.
 */
export function foldedColumns<Row>(columns: readonly Column<Row>[]): FoldedColumns<Row> {
  const at = (place: FoldedPlace) => columns.filter(({ folded }) => folded === place);
  if (columns.some(({ folded }) => folded !== undefined))
    return { title: at('title'), end: at('end'), second: at('second') };
  const texts = columns.filter(({ kind }) => kind !== 'boolean' && kind !== 'action');
  const ticks = columns.filter(({ kind }) => kind === 'boolean');
  return { title: texts.slice(0, 1), end: ticks.slice(0, 1), second: texts.slice(1, 1 + SECOND) };
}
