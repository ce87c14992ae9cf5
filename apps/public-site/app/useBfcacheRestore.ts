import { useEffect } from 'react';

/** Calls back when the browser restores the page from its back-forward cache. */
export function useBfcacheRestore(restored: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [restored]);
}
