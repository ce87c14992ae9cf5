import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { watchWidth } from '../measure/watchWidth.ts';

/** In a window this wide in px a table is taken for a wide one until it has been measured. */
const WIDE_WINDOW = 1000;

/**
 * Whether an element is too narrow for a table; undefined until it has been measured.
 *
 * @param tableFrom the width in px from which it is wide enough
 */
export function useNarrow(element: RefObject<HTMLElement | null>, tableFrom: number): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean | undefined>(() =>
    window.innerWidth >= Math.max(WIDE_WINDOW, tableFrom) ? false : undefined,
  );
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    return watchWidth(box, (width) => setNarrow(width < tableFrom));
  }, [element, tableFrom]);
  return narrow;
}
