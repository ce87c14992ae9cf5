import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { fillData, newBuyer } from '../src/shop.ts';
import { cards } from '../src/topUp.ts';

/** Holds the site's large scripts back until they are let go: a poor signal. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
}

test('what is typed and sent before the page runs is neither lost nor sent twice', async ({ page }) => {
  const letGo = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/card/methods')) asked.push(request.url());
  });
  await page.goto('/credit', { waitUntil: 'commit' });
  const field = page.getByLabel('Código de tarjeta');
  await field.pressSequentially(cards.plain);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('a card of the address stands in the field before the page runs, and one press goes on', async ({
  page,
}) => {
  const run: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/entry.client-')) run.push(request.url());
  });
  const letGo = await holdScripts(page);
  await page.goto(`/credit?card=${cards.plain}`);
  await expect(page.getByLabel('Código de tarjeta')).toHaveValue('1234 5678');
  expect(run).toEqual([]);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  letGo();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});

test('a report is asked for with what was typed before the page runs', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/report', { waitUntil: 'commit' });
  const card = page.getByLabel('Código de tarjeta');
  const email = page.getByLabel('E-mail');
  await card.pressSequentially(cards.plain);
  await email.pressSequentially('ana@demo');
  letGo();
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeEnabled();
  // The person is still at it: the card, entered again, has not called the focus to itself.
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await expect(card).toHaveValue('1234 5678');
  await expect(email).toHaveValue('ana@demo.example');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByRole('heading', { name: `Informe de la tarjeta ${cards.plain}` })).toBeFocused();
});

test('the shop is read while its script is on its way, and a purchase begun goes on after a reload', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillData(page, buyer, 2);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letGo();
  await expect(page.getByLabel('Dirección de envío')).toHaveValue(buyer.address);
  await expect(page.getByLabel('Celular')).toHaveValue(buyer.phone);
  await expect(page.getByLabel('Cantidad', { exact: true })).toHaveValue('2');
});

/** Where the controls of the page's forms stand, in whole CSS pixels from the top of the page. */
const placesOf = (page: Page) =>
  page
    .locator('main form')
    .first()
    .locator('input:visible, textarea:visible, button:visible, [role="combobox"]:visible')
    .evaluateAll((controls) =>
      controls.map((control) => Math.round(control.getBoundingClientRect().top + window.scrollY)),
    );

for (const path of ['/credit', '/contact', '/services', '/report', '/report-failure'])
  test(`nothing on ${path} moves under a finger when the page comes alive`, async ({ page }) => {
    await page.goto(path);
    const running = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('site:hydrated', resolve, { once: true })),
    );
    const before = await placesOf(page);
    expect(before.length).toBeGreaterThan(1);
    await page.locator('main form').first().getByRole('textbox').first().focus();
    await running;
    expect(await placesOf(page)).toEqual(before);
  });
