import { checkout } from '@laundry/strings';
import { LoadingState, PageShell } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { BancardCheckoutPage } from '../features/bancard-checkout/BancardCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { useCheckout } from '../session/useCheckout.ts';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(checkout.bancard.title);

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
