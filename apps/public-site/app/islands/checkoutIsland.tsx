import { Loading, PageShell, useHeadingFocus } from '@laundry/ui-kit';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { readCheckout } from '../storage/checkout.ts';
import type { CheckoutParams } from '../storage/checkout.ts';
import { useAddress, useEnvironment } from './environment.ts';
import { createThemedIsland } from './themedIsland.tsx';

/**
 * The island of a checkout page: it shows the payment of its address or session, if there is one (D12).
 *
 * @param show returns nothing for a payment that is not made on this page
 */
export const createCheckoutIsland = (show: (payment: CheckoutParams) => ReactNode) =>
  createThemedIsland(function Checkout() {
    const { session } = useEnvironment();
    const address = useAddress();
    // The prerendered page has no heading.
    useHeadingFocus(address);
    const payment = useMemo(() => address && readCheckout(address, session), [address, session]);
    if (address === undefined)
      return (
        <PageShell width="form">
          <Loading />
        </PageShell>
      );
    return (payment && show(payment)) || <NothingToPay />;
  });
