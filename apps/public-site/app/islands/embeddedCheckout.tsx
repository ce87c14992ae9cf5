import { config } from '../config.ts';
import { EmbeddedCheckoutPage } from '../features/embedded-checkout/EmbeddedCheckoutPage.tsx';
import { createCheckoutIsland } from './checkoutIsland.tsx';

export default createCheckoutIsland(
  ({ processId, transactionId }) =>
    processId && (
      <EmbeddedCheckoutPage {...{ processId, transactionId }} scriptUrl={config.checkoutScriptUrl} />
    ),
);
