import { useMemo } from 'react';
import { checkoutOf } from '../session/checkout.ts';
import type { CheckoutParams } from '../session/checkout.ts';
import { useEnvironment } from './environment.ts';
import { useAddress } from './useAddress.ts';

/** The payment that a checkout page was opened for; 'unread' while the prerendered page is hydrated. */
export function useCheckout(): CheckoutParams | 'unread' | undefined {
  const { session } = useEnvironment();
  const here = useAddress();
  return useMemo(() => (here === undefined ? 'unread' : checkoutOf(here, session)), [here, session]);
}
