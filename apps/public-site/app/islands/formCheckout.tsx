import { LoadingState, PageShell } from '@laundry/ui-kit';
import { useCallback } from 'react';
import { config } from '../config.ts';
import { FormCheckoutPage } from '../features/form-checkout/FormCheckoutPage.tsx';
import { providerForm } from '../features/form-checkout/providerForm.ts';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { markSubmitted } from '../storage/checkout.ts';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useEnvironment } from './environment.ts';
import { useCheckout } from './useAddress.ts';

const flow = { reducers: {}, sagas: [] };

function FormCheckout() {
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
  const form = payment?.pwUrl ? providerForm(payment.pwUrl, config.origins.payments) : undefined;
  return payment && form ? (
    <FormCheckoutPage form={form} channel={payment.channel} automatic={automatic} />
  ) : (
    <NothingToPay />
  );
}

export default function FormCheckoutIsland() {
  return (
    <ThemedIsland flow={flow}>
      <FormCheckout />
    </ThemedIsland>
  );
}
