import { useMemo, useSyncExternalStore } from 'react';
import { checkoutOf } from '../storage/checkout.ts';
import type { CheckoutParams } from '../storage/checkout.ts';
import { useEnvironment } from './environment.ts';

/** The page's address; undefined during hydration: the prerendered markup is the same for every query. */
export function useAddress(): URL | undefined {
  const { address } = useEnvironment();
  const href = useSyncExternalStore(address.subscribe, address.href, () => undefined);
  return useMemo(() => (href === undefined ? undefined : new URL(href)), [href]);
}

/** The payment of a checkout page; 'unread' while the prerendered page is hydrated. */
export function useCheckout(): CheckoutParams | 'unread' | undefined {
  const { session } = useEnvironment();
  const here = useAddress();
  return useMemo(() => (here === undefined ? 'unread' : checkoutOf(here, session)), [here, session]);
}
