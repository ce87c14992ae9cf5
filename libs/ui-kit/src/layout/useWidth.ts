import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back with an element's width in px, before the first paint and whenever it changes.
 *
 * @param onWidth must be stable, otherwise the element is measured again at each render
 */
export function useWidth(element: RefObject<HTMLElement | null>, onWidth: (width: number) => void): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => onWidth(current.getBoundingClientRect().width);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, onWidth]);
}
