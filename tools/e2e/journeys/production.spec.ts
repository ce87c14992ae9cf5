import { CHANNEL_NAMES } from '@laundry/api-contract';
import { photograph, team } from '../src/brand.ts';
import { expect, testAgainst } from '../src/journey.ts';
import { accounts, signIn } from '../src/portal.ts';
import { readQr } from '../src/readQr.ts';
import { serveProviders } from '../src/realProviders.ts';
import {
  approve,
  buyButton,
  cards,
  enterCard,
  listedChannels,
  newPayer,
  prepareTopUp,
  watchCard,
} from '../src/topUp.ts';

// The console has to stay quiet (journey.ts), and a browser reports there what a policy has refused.
const test = testAgainst('production');

test.beforeEach(({ context, stack }) => serveProviders(context, stack.addresses));

test('the portal admits a user whom reCAPTCHA trusts', async ({ page, stack }) => {
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

const LAUNDROMAT = '/tools/laundromats/edificio-ceibo';

// A standard run serves a copied site, whose QR codes have the addresses of the run that built it.
test('the QR code of each sticker has the right address', async ({ page, stack }) => {
  const { site } = stack.addresses;
  await page.goto(LAUNDROMAT);
  await page.getByRole('link', { name: 'Ver los carteles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Edificio Ceibo/);
  const codes = page.getByRole('img', { name: /^Código QR/ });
  const read: string[] = [];
  for (const code of await codes.all()) read.push(await readQr(code));
  const report = (machine: string) =>
    `${site}/report-failure?building=Edificio%20Ceibo&machine=${encodeURIComponent(machine)}`;
  expect(read).toEqual([
    `${site}/credit`,
    `${site}${LAUNDROMAT}`,
    ...['LAVADORA - 1', 'LAVADORA - 2', 'LAVADORA - 3', 'SECADORA - 4', 'SECADORA - 5'].map(report),
  ]);
});

/** Channels with the address of the provider's page; Bancard's is in a frame. */
const CHANNELS = [
  ['MercadoPagos', 'https://www.mercadopago.com.uy/'],
  ['PagosWeb', 'https://service.pagosweb.com.uy/'],
  ['Bancard', 'https://vpos.infonet.com.py/checkout/new'],
] as const;

for (const [channel, address] of CHANNELS)
  test(`${channel} is paid at ${new URL(address).host} once`, async ({ page, stack, expectAccessible }) => {
    const card = await watchCard(stack, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, channel, payer);
    // The forms of the others: channels.spec.ts.
    if (channel === 'PagosWeb') await expectAccessible(page);
    await buyButton(page).click();
    if (channel !== 'Bancard') await page.waitForURL(`${address}**`);
    const frame = page.frameLocator(`iframe[src^="${address}"]`);
    const id = await approve(page, channel === 'Bancard' ? frame : page);
    await card.expectCredited(id, payer.amount);
  });

test("the brand's photograph has a suitable format, size and focus", async ({ page, expectAccessible }) => {
  await page.goto('/');
  const picture = page.getByRole('img', { name: photograph.alt });
  await expect(picture).toHaveCSS('object-position', photograph.focus.map((part) => `${part}%`).join(' '));
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => ({
      address: image.currentSrc,
      loaded: image.complete && image.naturalWidth > 0,
      wide: image.clientWidth,
      shape: Math.round((image.clientWidth / image.clientHeight) * 3),
    }));
  await expect.poll(async () => (await shown()).loaded).toBe(true);
  const { address, wide, shape } = await shown();
  expect(address).toMatch(/-480\.avif$/);
  expect(wide).toBeGreaterThan(200);
  expect(wide).toBeLessThanOrEqual(480);
  expect(shape).toBe(4);
  await expectAccessible(page);
});

test('the brand shows its team, and drawings where it has no photograph', async ({ page }) => {
  await page.goto('/work');
  await expect(page.getByRole('img', { name: team })).toBeVisible();
  await expect(page.locator('main picture')).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByRole('article').getByRole('img', { name: 'Máquinas' })).toHaveCount(1);
  await page.goto('/services');
  await expect(page.locator('main picture')).toHaveCount(0);
  await expect(page.locator('main svg[viewBox="12 12 216 216"]').first()).toBeVisible();
});

test('every channel has its mark, or a drawing where the brand has none', async ({ page }) => {
  await enterCard(page, cards.plain);
  await expect(listedChannels(page)).toHaveCount(CHANNEL_NAMES.length);
  const marks = page.getByRole('radiogroup', { name: 'Medio de pago' }).locator('img');
  await expect(marks).toHaveAttribute('src', /^\/channels\/redpagos-[\da-f]{8}\.svg$/);
  await expect.poll(() => marks.evaluate((mark: HTMLImageElement) => mark.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('label', { has: page.locator('img') })).toContainText('RedPagos');
  await expect(page.locator('label svg.kit-mark').first()).toBeVisible();
});
