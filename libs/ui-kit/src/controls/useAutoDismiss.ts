import { useEffect, useRef, useState } from 'react';

/** Event handlers that keep a temporary element visible while it is hovered or focused. */
export interface AutoDismissHandlers {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Calls back after a time; the clock stops while the element is hovered or focused. */
export function useAutoDismiss(duration: number, onEnd: () => void): AutoDismissHandlers {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(duration);
  const end = useRef(onEnd);
  const held = pointed || focused;
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
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
