import { useCallback } from 'react';
import { config } from '../config.ts';
import { FormCheckoutPage, providerForm } from '../features/form-checkout/FormCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { markSubmitted } from '../storage/checkout.ts';
import type { CheckoutParams } from '../storage/checkout.ts';
import { createCheckoutIsland } from './checkoutIsland.tsx';
import { useEnvironment } from './environment.ts';

function FormCheckout({ payment: { transactionId, channel, pwUrl } }: { payment: CheckoutParams }) {
  const { session } = useEnvironment();
  const automatic = useCallback(() => markSubmitted(session, transactionId), [session, transactionId]);
  const form = pwUrl ? providerForm(pwUrl, config.origins.payments) : undefined;
  return form ? <FormCheckoutPage form={form} channel={channel} automatic={automatic} /> : <NothingToPay />;
}

export default createCheckoutIsland(FormCheckout);
