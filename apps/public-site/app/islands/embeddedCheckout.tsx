import { LoadingState, PageShell } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { EmbeddedCheckoutPage } from '../features/embedded-checkout/EmbeddedCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useCheckout } from './useAddress.ts';

const flow = { reducers: {}, sagas: [] };

function EmbeddedCheckout() {
  const payment = useCheckout();
  if (payment === 'unread')
    return (
      <PageShell width="form">
        <LoadingState />
      </PageShell>
    );
  if (!payment?.processId) return <NothingToPay />;
  return <EmbeddedCheckoutPage processId={payment.processId} scriptUrl={config.checkoutScriptUrl} />;
}

export default function EmbeddedCheckoutIsland() {
  return (
    <ThemedIsland flow={flow}>
      <EmbeddedCheckout />
    </ThemedIsland>
  );
}
