import { useEffect, useRef } from 'react';

/** Runs an effect after each change of a value, but not for its first one. */
export function useOnChange(value: unknown, effect: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    effect();
  });
}

/** Focuses the page's heading, where what has the focus disappears. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

/** Focuses the page's heading after each change of a value, so that a changed view is read out. */
export const useHeadingFocus = (view: unknown): void => useOnChange(view, focusHeading);
