import { useEffect } from 'react';

/** Calls back when the browser restores the page from its back-forward cache, with nothing in progress. */
export function useBfcacheRestore(onRestore: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestore();
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  }, [onRestore]);
}
