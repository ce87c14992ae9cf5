import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import { useWidth } from '../layout/useWidth.ts';

/** Until it is measured, a table counts as wide in windows from this width in px. */
const WIDE_WINDOW = 1000;

/**
 * Whether an element is too narrow for a table; undefined until it has been measured.
 *
 * @param tableFrom the smallest width for a table, in px
 */
export function useNarrow(element: RefObject<HTMLElement | null>, tableFrom: number): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean | undefined>(() =>
    window.innerWidth >= Math.max(WIDE_WINDOW, tableFrom) ? false : undefined,
  );
  useWidth(
    element,
    useCallback((width) => setNarrow(width < tableFrom), [tableFrom]),
  );
  return narrow;
}
