import { useEffect } from 'react';

/**
 * Tells when the browser shows the page again as it was left (its back-forward cache): nothing is under way
 * any more.
 */
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
