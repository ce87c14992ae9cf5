import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EmbeddedCheckoutPage } from '../app/features/embedded-checkout/EmbeddedCheckoutPage.tsx';
import { SiteLayout } from '../app/layout/SiteLayout.tsx';
import { shows, sitePage } from './SitePage.tsx';

const meta = preview.meta({
  title: 'Páginas/Sitio público/Ir a pagar',
  ...sitePage,
  args: {
    path: '/pagosweb-checkout#transactionId=t-7&channel=PagosWeb&pwUrl=http://localhost:4220/pagosweb',
    // A form that was already submitted waits for its button.
    stored: { 'checkout.submitted': '"t-7"' },
  },
});

const createForm = fn((container: string) => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>Formulario de Bancard</p>';
  document.getElementById(container)?.append(frame);
});
const LOADED = { Checkout: { createForm } };

/** The page of Bancard. @param Bancard what its script has defined; without it, the script fails to load */
const bancard = (Bancard?: typeof LOADED) => ({
  beforeEach: () => void Object.assign(window, { Bancard }),
  render: () => (
    <SiteLayout pathname="/bancard-checkout">
      <EmbeddedCheckoutPage processId="p-7" transactionId="t-7" scriptUrl="" />
    </SiteLayout>
  ),
});
const failed = shows(/^No pudimos cargar el formulario de pago/);

export const PagosWeb = meta.story({ name: 'PagosWeb' });
export const Bancard = meta.story({
  ...bancard(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await failed(context);
    Object.assign(window, { Bancard: LOADED });
    const retry = userEvent.click(canvas.getByRole('button', { name: 'REINTENTAR' }));
    await Promise.all([canvas.findByText('Cargando el formulario de pago…'), retry]);
    await expect(await canvas.findByTitle('Formulario de pago de Bancard')).toBeVisible();
    await expect(createForm).toHaveBeenLastCalledWith(expect.any(String), 'p-7', {});
    await waitFor(() => expect(canvas.queryByText(/^(Cargando|No pudimos)/)).not.toBeInTheDocument());
    const result = canvas.getByRole('link', { name: 'Si ya pagó, vea el resultado.' });
    await expect(result).toHaveAttribute('href', '/bancard-checkout-success/t-7');
  },
});
export const DespuesDeUnCorte = meta.story({
  name: 'Bancard, después de un corte',
  ...bancard(LOADED),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.queryByText(/^Cargando/)).not.toBeInTheDocument());
    dispatchEvent(new Event('online'));
    await shows(/^Se cortó la conexión/)(context);
  },
});
export const SinFormulario = meta.story({ name: 'Bancard, sin su formulario', ...bancard(), play: failed });
