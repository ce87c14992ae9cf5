import { LoadingState, PageShell } from '@laundry/ui-kit';
import { useCallback } from 'react';
import { config } from '../config.ts';
import { PagosWebCheckoutPage } from '../features/pagosweb-checkout/PagosWebCheckoutPage.tsx';
import { pagosWebForm } from '../features/pagosweb-checkout/pagosWebForm.ts';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { markSubmitted } from '../storage/checkout.ts';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useEnvironment } from './environment.ts';
import { useCheckout } from './useAddress.ts';

const flow = { reducers: {}, sagas: [] };

function PagosWebCheckout() {
  const { session } = useEnvironment();
  const payment = useCheckout();
  const transactionId = typeof payment === 'object' ? payment.transactionId : '';
  const automatic = useCallback(() => markSubmitted(session, transactionId), [session, transactionId]);
  if (payment === 'unread')
    return (
      <PageShell width="form">
        <LoadingState />
      </PageShell>
    );
  const form = payment?.pwUrl ? pagosWebForm(payment.pwUrl, config.origins.payments) : undefined;
  return form ? <PagosWebCheckoutPage form={form} automatic={automatic} /> : <NothingToPay />;
}

export default function PagosWebCheckoutIsland() {
  return (
    <ThemedIsland flow={flow}>
      <PagosWebCheckout />
    </ThemedIsland>
  );
}
