import { useEffect, useRef } from 'react';

/**
 * Buttons come and go with a state, and one that goes takes the focus with it: it is given to the first
 * button of their box, so that the keyboard goes on from there.
 */
export function useFocusFallback(state: string) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const element = box.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = element && target instanceof Element && element.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [state]);

  return box;
}
