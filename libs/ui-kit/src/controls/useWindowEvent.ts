import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** Bubbles from the document, which TypeScript's types leave out. */
    visibilitychange: Event;
  }
}

/** Handles an event of the window while the component is shown. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type]);
}
