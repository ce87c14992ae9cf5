import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { watchWidth } from '../measure/watchWidth.ts';

/** Under this width in px rows are read as cards. */
const NARROW = 600;

/** In a window this wide in px a table is taken for a wide one until it has been measured. */
const WIDE_WINDOW = 1000;

/** Whether an element is too narrow for a table; undefined until it has been measured. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean | undefined>(() =>
    window.innerWidth >= WIDE_WINDOW ? false : undefined,
  );
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    return watchWidth(box, (width) => setNarrow(width < NARROW));
  }, [element]);
  return narrow;
}
