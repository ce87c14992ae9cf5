import type { Page } from '@playwright/test';
import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchLayoutShift } from '../src/layoutShift.ts';
import {
  buyButton,
  cards,
  chooseChannel,
  choice,
  enterCard,
  fillPayer,
  newPayer,
  prepareTopUp,
} from '../src/topUp.ts';

/** Counts all taps and clicks, across pages. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // Clicking a label also clicks its control, but that event has no pointer.
        if (isTrusted && detail > 0) (window as unknown as { countClick: () => void }).countClick();
      },
      true,
    );
  });
  return () => clicks;
}

/** Tops up once, for two whole uses, and has the device remember the card and the payer. */
async function topUpAndRemember(page: Page): Promise<void> {
  await enterCard(page, cards.plain);
  await chooseChannel(page, 'MercadoPagos');
  await fillPayer(page, newPayer());
  await page.getByRole('group', { name: 'Usos que quiere cargar' }).getByRole('button').nth(1).click();
  await page.getByRole('checkbox', { name: 'Recordar la tarjeta y mis datos en este dispositivo' }).check();
  await buyButton(page).click();
  await page.waitForURL('**/mercadopago/**');
  // A new visit: only what the device remembers is left.
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
}

/** Buys, and expects the provider's page with the previous amount. */
async function buyAgain(page: Page): Promise<void> {
  await buyButton(page).click();
  await page.waitForURL('**/mercadopago/**');
  await expect(page.getByText(/\$\s380\b/).first()).toBeVisible();
}

test('a remembered card is topped up with three clicks from /credit', async ({ page }) => {
  await topUpAndRemember(page);
  const clicks = await countClicks(page);
  await page.goto('/credit');
  await page.getByRole('button', { name: 'Mi tarjeta · 1234 5678' }).click();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await buyAgain(page);
  expect(clicks()).toBe(3);
});

test('a remembered card is topped up with three clicks from the home page', async ({ page }) => {
  await topUpAndRemember(page);
  const clicks = await countClicks(page);
  const shifted = await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByLabel('Código de tarjeta')).toHaveValue('1234 5678');
  await expect(page.getByText('Tarjeta recordada: Mi tarjeta')).toBeVisible();
  await page.getByRole('button', { name: 'CARGAR SALDO' }).click();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeChecked();
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(buyButton(page)).toBeEnabled();
  expect(await shifted()).toBeLessThan(0.001);
  await buyAgain(page);
  expect(clicks()).toBe(3);
});

test('HACER OTRA CARGA leads directly to the channels of the same card', async ({ page, stack }) => {
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  const checkout = await buy(page, stack.addresses.simulators);
  await choice(checkout, 'Aprobar pago').click();
  await page.getByRole('link', { name: 'HACER OTRA CARGA' }).click();
  await page.waitForURL('**/credit?card=*');
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeVisible();
  await expect(page.getByLabel('Código de tarjeta')).toHaveCount(0);
});
