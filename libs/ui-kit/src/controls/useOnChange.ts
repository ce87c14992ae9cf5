import { useEffect, useRef } from 'react';
import type { RefCallback } from 'react';

/** Runs an effect after each change of a value, but not for its first one. */
export function useOnChange(value: unknown, effect: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    effect();
  });
}

/** Focuses the page's heading: for a control that disappears when it is pressed. */
export const focusHeading = (options?: FocusOptions): void =>
  document.querySelector<HTMLElement>('main h1')?.focus(options);

/** The ref of a control that may disappear with the focus, which the page's heading then takes unscrolled. */
export const passFocusToHeading: RefCallback<HTMLElement> = (element) => () => {
  if (document.activeElement === element) focusHeading({ preventScroll: true });
};

/** Focuses the page's heading after each change of a value, so that a changed view is read out. */
export const useHeadingFocus = (view: unknown): void => useOnChange(view, focusHeading);
