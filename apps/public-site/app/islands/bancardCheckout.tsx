import { LoadingState, PageShell } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { BancardCheckoutPage } from '../features/bancard-checkout/BancardCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { ThemedIsland } from './ThemedIsland.tsx';
import { useCheckout } from './useAddress.ts';

const flow = { reducers: {}, sagas: [] };

function BancardCheckout() {
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

export default function BancardCheckoutIsland() {
  return (
    <ThemedIsland flow={flow}>
      <BancardCheckout />
    </ThemedIsland>
  );
}
