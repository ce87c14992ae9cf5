import { checkout, layout } from '@laundry/strings';
import { LoadingState, PageShell } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { BancardCheckoutPage } from '../features/bancard-checkout/BancardCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { useCheckout } from '../session/useCheckout.ts';

export const meta = () => [
  { title: layout.pageTitle(checkout.bancard.title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

export default function BancardCheckoutRoute() {
  const payment = useCheckout();
  if (payment === 'unread')
    return (
      <PageShell width="form">
        <LoadingState />
      </PageShell>
    );
  if (!payment?.processId) return <NothingToPay />;
  return <BancardCheckoutPage processId={payment.processId} scriptUrl={config.bancardScriptUrl} />;
}
