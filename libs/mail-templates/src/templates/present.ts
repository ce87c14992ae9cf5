import type { LabelledText } from '../document.ts';

/** The rows that have something to say. */
export const present = (rows: readonly LabelledText[]): readonly LabelledText[] =>
  rows.filter(([, text]) => text !== '');
