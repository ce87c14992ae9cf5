import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { watchWidth } from '../measure/watchWidth.ts';

/** A letter of the axis and the room between two names, in px. */
const LETTER = 7;
const GAP = 14;
/** What is left and right of the places: the other axis, and half of the last name. */
export const BESIDE = { left: 44, right: 24 };

/** Every how many places one is named, so that names neither touch nor come at odd distances. */
export const labelStep = (names: readonly string[], width: number): number => {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return Math.max(1, Math.ceil((names.length * (longest * LETTER + GAP)) / Math.max(1, width)));
};

/** The step for as wide as an element is now. */
export function useLabelStep(element: RefObject<HTMLElement | null>, names: readonly string[]): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    return watchWidth(box, (whole) => setWidth(whole - BESIDE.left - BESIDE.right));
  }, [element]);
  return labelStep(names, width);
}
