import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Under this width in px rows are read as cards. */
const NARROW = 600;

/** Whether an element is too narrow for a table; undefined until it has been measured. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => setNarrow(box.getBoundingClientRect().width < NARROW);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
