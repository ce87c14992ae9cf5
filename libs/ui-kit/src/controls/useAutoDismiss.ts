import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBfcacheRestore } from './useBfcacheRestore.ts';
import { useWindowEvent } from './useWindowEvent.ts';

/** How long a notification stays (spec §9), in ms. */
const STAYS_MS = 5000;

/** The number of notifications shown at once; the others wait. */
export const MAX_SHOWN = 3;

/** Dismisses a notification after its time; its handlers pause the timer while it is hovered or focused. */
export function useAutoDismiss(onEnd: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(STAYS_MS);
  const end = useEffectEvent(onEnd);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
  return {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** Dismisses all notifications on Escape, and when the page returns from the back-forward cache. */
export function useDismissal(dismissAll: () => void): void {
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) dismissAll();
  });
  // The notifications of a restored page no longer apply.
  useBfcacheRestore(dismissAll);
}
