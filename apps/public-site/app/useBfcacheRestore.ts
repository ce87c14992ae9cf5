import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores the page from its back-forward cache. */
export function useBfcacheRestore(restored: () => void): void {
  const onRestored = useEffectEvent(restored);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
