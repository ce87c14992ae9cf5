import { config } from '../config.ts';
import { EmbeddedCheckoutPage } from '../features/embedded-checkout/EmbeddedCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { checkoutIslandOf } from './checkoutIsland.tsx';

export default checkoutIslandOf(({ payment: { processId } }) =>
  processId ? (
    <EmbeddedCheckoutPage processId={processId} scriptUrl={config.checkoutScriptUrl} />
  ) : (
    <NothingToPay />
  ),
);
