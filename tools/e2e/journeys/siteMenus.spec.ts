import type { Locator, Page } from '@playwright/test';
import { expect, test, testOfFailures } from '../src/journey.ts';
import { pressByKeyboard, tabTo } from '../src/pageChecks.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Navegación principal' });

test('the menu works by keyboard, and Escape closes it @phone', async ({ page, isMobile }) => {
  await page.goto('/work');
  const folded = page.locator('summary', { hasText: 'Menú' });
  if (isMobile) await pressByKeyboard(page, folded);
  const products = menu(page).locator('summary:visible', { hasText: 'Productos' });
  await pressByKeyboard(page, products);
  const washers = menu(page).getByRole('link', { name: 'Lavadoras comerciales' });
  await expect(washers).toBeVisible();
  await tabTo(page, washers);
  await page.keyboard.press('Escape');
  await expect(washers).toBeHidden();
  await expect(products).toBeFocused();

  await page.keyboard.press('Enter');
  await pressByKeyboard(page, washers);
  await expect(page).toHaveURL(/\/products\/washer$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

testOfFailures(
  'an unknown address shows a not-found page with a link home',
  async ({ page, expectAccessible }) => {
    const answer = await page.goto('/no-existe');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /lavandería/i })).toBeVisible();
  },
);

test('a path of the portal redirects to it, and keeps query and hash', async ({ page, stack }) => {
  const { portal } = stack.addresses;
  // Where the portal leads from there is not tested here.
  await page.route(`${portal}/**`, (route) => route.fulfill({ body: 'the portal' }));
  // One path stands for all: searchEngines.spec.ts reads the link of each.
  const address = '/dashboard-uses?from=2026-01-01#fin';
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${portal}${address}`);
});
