import { expect, test } from '../src/journey.ts';
import { webFontLoaded } from '../src/pageChecks.ts';
import { cards } from '../src/topUp.ts';

const PHONE = { width: 360, height: 740 };

test('the home page has the code field and its button in sight on phones and laptops', async ({ page }) => {
  await page.goto('/');
  for (const size of [PHONE, { width: 1366, height: 768 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await expect(page.getByLabel('Código de tarjeta')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'CARGAR SALDO' })).toBeInViewport({ ratio: 1 });
  }
});

test('the main control of a page is in sight on a phone, or one swipe away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, wanted, windows] of [
    ['/tools/laundromats', page.getByRole('searchbox'), 1],
    ['/tools/failures-help', page.locator('summary'), 2],
    ['/accessories', page.getByRole('button', { name: /^COMPRAR/ }), 2],
  ] as const) {
    await page.goto(path);
    const first = wanted.filter({ visible: true }).first();
    await expect(first).toBeVisible();
    await webFontLoaded(page);
    const box = await first.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(windows * PHONE.height);
  }
});

test('on a phone the top-up draws where a card has its code, and shows three methods', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/credit');
  const drawn = page.getByRole('img', { name: 'El código está en el frente de la tarjeta, abajo.' });
  await expect(drawn).toBeVisible();
  await webFontLoaded(page);
  const field = page.getByLabel('Código de tarjeta');
  const [box, drawing] = [await field.boundingBox(), await drawn.boundingBox()];
  expect(drawing?.y).toBe(box?.y);
  expect(drawing?.height).toBeLessThanOrEqual(box?.height ?? 0);

  await field.fill(cards.plain);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.getByText('Los domingos el lavado tiene tarifa reducida.')).toBeVisible();
  for (const name of ['MercadoPagos', 'Bancard', 'RedPagos'])
    await expect(page.locator('label', { has: page.getByRole('radio', { name }) })).toBeInViewport({
      ratio: 0.6,
    });
});
