import { config } from '../config.ts';
import { FormCheckoutPage, providerForm } from '../features/form-checkout/FormCheckoutPage.tsx';
import { createCheckoutIsland } from './checkoutIsland.tsx';

export default createCheckoutIsland(({ pwUrl = '', ...payment }) => {
  const form = providerForm(pwUrl, config.origins.payments);
  return form && <FormCheckoutPage form={form} {...payment} />;
});
