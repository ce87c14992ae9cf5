import { useEffect, useRef, useState } from 'react';

/** What keeps a passing thing from going: pointing at it, or the focus within it. */
export interface AutoDismissHandlers {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Ends after a time during which nobody holds on to it; time that was held is given back. */
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
