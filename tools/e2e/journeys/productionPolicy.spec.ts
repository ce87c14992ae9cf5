import type { ChannelName } from '@laundry/api-contract';
import { expect, testAgainst } from '../src/journey.ts';
import { accounts, signIn } from '../src/portal.ts';
import { serveProviders } from '../src/realProviders.ts';
import { buyButton, cards, choice, newPayer, prepareTopUp, texts } from '../src/topUp.ts';

// The console has to stay quiet (journey.ts), and a browser reports there what a policy has refused.
const test = testAgainst('production');

test.beforeEach(({ context, stack }) => serveProviders(context, stack.addresses));

test('the portal lets in whom reCAPTCHA trusts', async ({ page, stack }) => {
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await signIn(page, accounts.administration);
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard(-|$)/);
});

test('a report is sent with reCAPTCHA', async ({ page }) => {
  await page.goto('/report');
  await page.getByLabel('Código de tarjeta').fill(cards.plain);
  await page.getByLabel('E-mail').fill(newPayer().email);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText('Operación exitosa')).toBeVisible();
});

/** Channels with the provider's address at which payers end up, and where its page is. */
const CHANNELS = [
  ['MercadoPagos', 'https://www.mercadopago.com.uy/', 'page'],
  ['PagosWeb', 'https://service.pagosweb.com.uy/', 'page'],
  ['Bancard', 'https://vpos.infonet.com.py/checkout/new', 'frame'],
] as const satisfies readonly (readonly [ChannelName, string, 'page' | 'frame'])[];

for (const [channel, address, kind] of CHANNELS)
  test(`a top-up is paid at ${new URL(address).host}`, async ({ page }) => {
    await prepareTopUp(page, cards.plain, channel, newPayer());
    if (channel === 'PagosWeb') {
      await page.getByLabel('Tarjeta de crédito').selectOption({ label: 'VISA' });
      await page.getByLabel('Dirección').fill('18 de Julio 1234');
    }
    await buyButton(page).click();
    if (kind === 'page') await page.waitForURL(`${address}**`);
    else await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${address}`));
    await choice(kind === 'page' ? page : page.frameLocator('iframe'), 'Aprobar pago').click();
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  });
