import { useState } from 'react';
import type { RefObject } from 'react';
import { useWidth } from '../layout/useWidth.ts';

/** The width of a letter and the gap between two labels, in px. */
const LETTER = 7;
const GAP = 14;
/** The margins of the plot area in px: the other axis, and half of the last label. */
export const AXIS_MARGINS = { left: 52, right: 24 };

/** The number of categories per label, so that labels do not touch and have equal distances. */
export const labelStep = (names: readonly string[], width: number): number => {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return Math.max(1, Math.ceil((names.length * (longest * LETTER + GAP)) / Math.max(1, width)));
};

/** The label step for the current width of an element. */
export function useLabelStep(element: RefObject<HTMLElement | null>, names: readonly string[]): number {
  const [width, setWidth] = useState(0);
  useWidth(element, setWidth);
  return labelStep(names, width - AXIS_MARGINS.left - AXIS_MARGINS.right);
}
