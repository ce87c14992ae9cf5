import { checkout } from '@laundry/strings';
import { LoadingState, PageShell } from '@laundry/ui-kit';
import { useCallback } from 'react';
import { config } from '../config.ts';
import { PagosWebCheckoutPage } from '../features/pagosweb-checkout/PagosWebCheckoutPage.tsx';
import { pagosWebForm } from '../features/pagosweb-checkout/pagosWebForm.ts';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { browserSession } from '../session/browserSession.ts';
import { markSubmitted } from '../session/submittedOnce.ts';
import { useCheckout } from '../session/useCheckout.ts';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(checkout.pagosweb.title);

export default function PagosWebCheckoutRoute() {
  const payment = useCheckout();
  const transactionId = typeof payment === 'object' ? payment.transactionId : '';
  const automatic = useCallback(() => markSubmitted(browserSession, transactionId), [transactionId]);
  if (payment === 'unread')
    return (
      <PageShell width="form">
        <LoadingState />
      </PageShell>
    );
  const form = payment?.pwUrl ? pagosWebForm(payment.pwUrl, config.origins.payments) : undefined;
  return form ? <PagosWebCheckoutPage form={form} automatic={automatic} /> : <NothingToPay />;
}
