import { useMemo } from 'react';
import { checkoutAt } from '../session/carriedCheckout.ts';
import type { CarriedCheckout } from '../session/carriedCheckout.ts';
import { useSurroundings } from './surroundings.ts';
import { useAddress } from './useAddress.ts';

/** The payment that a checkout page was opened for; 'unread' while the prerendered page is hydrated. */
export function useCheckout(): CarriedCheckout | 'unread' | undefined {
  const { session } = useSurroundings();
  const here = useAddress();
  return useMemo(() => (here === undefined ? 'unread' : checkoutAt(here, session)), [here, session]);
}
