import { readFile } from 'node:fs/promises';
import { expect, test } from '../src/journey.ts';
import { cards } from '../src/topUp.ts';

const CEIBO = '/tools/laundromats/edificio-ceibo';
const CALL = '**/public-site/v1/laundromats/edificio-ceibo';

test('the demo snapshot equals the laundromats of the API', async ({ request, stack }) => {
  const answer = await request.get(`${stack.addresses.api}/public-site/v1/laundromats`);
  const file = new URL('../../../apps/public-site/demo-snapshot.json', import.meta.url);
  const { laundromats } = JSON.parse(await readFile(file, 'utf8')) as { laundromats: unknown };
  expect(await answer.json()).toEqual(laundromats);
});

test('a laundromat is found by its street, even with a broken fragment, and has a page', async ({ page }) => {
  await page.goto('/tools/laundromats#50%');
  await page.getByRole('searchbox', { name: 'Buscar lavandería' }).fill('espuma');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 lavandería');
  await page.getByRole('link', { name: 'Precio y máquinas de Edificio Jacarandá' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edificio Jacarandá' })).toBeVisible();
  await expect(page.getByText('$ 210', { exact: true })).toBeVisible();
  await expect(page.getByText('Sábados y domingos')).toBeVisible();
});

test('prices that changed after the site was built are updated on the page', async ({ page }) => {
  await page.route(CALL, async (route) => {
    const answer = await route.fetch();
    const now = { price_costumer: 215.5, machine_rate: 170, special_rate_message: null };
    await route.fulfill({ json: { ...((await answer.json()) as object), ...now } });
  });
  await page.goto(CEIBO);
  await expect(page.getByText('$ 215,50', { exact: true })).toBeVisible();
  await expect(page.getByText('Incluye la tarifa de la máquina: $ 170', { exact: true })).toBeVisible();
  await expect(page.getByText('Los domingos el lavado tiene tarifa reducida.')).toBeHidden();
});

test('the print contains only the stickers, on one page', async ({ page }) => {
  await page.goto(`${CEIBO}/stickers`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'IMPRIMIR' })).toBeHidden();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toHaveCount(7);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a card shows which machines are in use, as its controller reports', async ({ page }) => {
  await page.goto('/my-laundry');
  await page.getByLabel('Código de tarjeta').fill(cards.live);
  await page.getByRole('button', { name: 'VER MÁQUINAS' }).click();
  const machines = page.getByRole('region', { name: 'Máquinas de su edificio' });
  await expect(machines.getByRole('listitem')).toHaveCount(3);
  // The demo's controller reports a use every few seconds.
  await expect(async () => {
    await machines.getByRole('button', { name: 'ACTUALIZAR' }).click();
    await expect(machines.getByText(/^Desde las \d\d:\d\d, probablemente hasta las/).first()).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await page.reload();
  await expect(machines.getByRole('listitem')).toHaveCount(3);
});
