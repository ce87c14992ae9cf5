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
