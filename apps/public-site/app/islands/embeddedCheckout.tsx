import { config } from '../config.ts';
import { EmbeddedCheckoutPage } from '../features/embedded-checkout/EmbeddedCheckoutPage.tsx';
import { NothingToPay } from '../layout/NothingToPay.tsx';
import { createCheckoutIsland } from './checkoutIsland.tsx';

export default createCheckoutIsland(({ payment: { processId } }) =>
  processId ? (
    <EmbeddedCheckoutPage processId={processId} scriptUrl={config.checkoutScriptUrl} />
  ) : (
    <NothingToPay />
  ),
);
