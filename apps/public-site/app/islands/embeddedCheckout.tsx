import { config } from '../config.ts';
import { EmbeddedCheckoutPage } from '../features/embedded-checkout/EmbeddedCheckoutPage.tsx';
import { createCheckoutIsland } from './checkoutIsland.tsx';

export default createCheckoutIsland(
  ({ processId }) =>
    processId && <EmbeddedCheckoutPage processId={processId} scriptUrl={config.checkoutScriptUrl} />,
);
