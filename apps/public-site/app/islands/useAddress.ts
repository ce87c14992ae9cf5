import { useMemo, useSyncExternalStore } from 'react';
import { useEnvironment } from './environment.ts';

/** The page's address; undefined while it is not known: the prerendered markup stands for every query. */
export function useAddress(): URL | undefined {
  const { address } = useEnvironment();
  const href = useSyncExternalStore(address.subscribe, address.href, () => undefined);
  return useMemo(() => (href === undefined ? undefined : new URL(href)), [href]);
}
