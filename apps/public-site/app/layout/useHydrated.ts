import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendered markup is taken over, then true: what only the browser knows may be shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
