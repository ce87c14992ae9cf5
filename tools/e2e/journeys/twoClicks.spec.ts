import type { Page } from '@playwright/test';
import { buyButton, cards, newPayer, prepareTopUp } from '../src/topUp.ts';
import { expect, test } from '../src/journey.ts';
import { countClicks, watchLayoutShift } from '../src/pageChecks.ts';

/**
 * Tops up once, for two whole uses, and has the device remember the card and the payer. Then starts a new
 * visit, in which only what the device remembers is left.
 */
async function topUpAndRemember(page: Page): Promise<void> {
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await page.getByRole('group', { name: 'Usos que quiere cargar' }).getByRole('button').nth(1).click();
  await page.getByRole('checkbox', { name: 'Recordar la tarjeta y mis datos en este dispositivo' }).check();
  expect(await page.evaluate(() => localStorage.getItem('laundry.cards'))).toBeNull();
  await buyButton(page).click();
  await page.waitForURL('**/mercadopago/**');
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
}

/** Buys, and expects the provider's page with the previous amount. */
async function buyAgain(page: Page): Promise<void> {
  await buyButton(page).click();
  await page.waitForURL('**/mercadopago/**');
  await expect(page.getByText(/\$\s380\b/).first()).toBeVisible();
}

test('a remembered card takes two clicks from /credit, on one screen', async ({ page, expectAccessible }) => {
  await topUpAndRemember(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const clicks = await countClicks(page);
  await page.goto('/credit');
  await page.getByRole('button', { name: 'Mi tarjeta · 1234 5678' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su carga' })).toBeVisible();
  const choices = page.getByLabel('Lo que eligió la última vez');
  for (const choice of ['1234 5678', 'MercadoPagos', 'Eva Paz']) await expect(choices).toContainText(choice);
  for (const name of ['Cambiar la tarjeta', 'Cambiar el medio de pago', 'Cambiar quién paga'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Monto')).toBeInViewport({ ratio: 1 });
  await expect(buyButton(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await buyAgain(page);
  expect(clicks()).toBe(2);
});

test('a remembered card is topped up with two clicks from the home page @phone-only', async ({ page }) => {
  await topUpAndRemember(page);
  const clicks = await countClicks(page);
  const expectNoShift = await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByLabel('Código de tarjeta')).toHaveValue('1234 5678');
  await expect(page.getByText('Tarjeta recordada: Mi tarjeta')).toBeVisible();
  await page.getByRole('button', { name: 'CARGAR SALDO' }).click();
  await expect(buyButton(page)).toBeEnabled();
  await expectNoShift();
  await buyAgain(page);
  expect(clicks()).toBe(2);
});
