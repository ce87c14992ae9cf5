import { useWindowEvent } from './useWindowEvent.ts';

/** Calls back when the browser restores the page from its back-forward cache. */
export function useBfcacheRestore(restored: () => void): void {
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) restored();
  });
}
