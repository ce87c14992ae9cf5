import type { Page } from '@playwright/test';
import { expect, testOfFailures as test } from '../src/journey.ts';
import type { Stack } from '../src/stacks.ts';
import {
  approve,
  buyButton,
  cards,
  chooseChannel,
  fillPayer,
  listedChannels,
  newPayer,
} from '../src/topUp.ts';

const WRONG_CODES = 20;

/**
 * Makes a page's calls come from an address that has asked for twenty wrong codes. They go to the API
 * directly, as if passed on by a proxy that serves a whole campus.
 */
async function shareAddress(page: Page, { addresses: { site, api } }: Stack): Promise<void> {
  const { repeatEachIndex, workerIndex } = test.info();
  const forwarded = { 'x-forwarded-for': `198.18.${repeatEachIndex % 256}.${workerIndex % 256}` };
  for (let time = 0; time < WRONG_CODES; time += 1) {
    const { status } = await fetch(`${api}/api/v1/card/methods?param1=${cards.unknown}`, {
      headers: forwarded,
    });
    expect(status).toBe(422);
  }
  await page.route('**/api/v1/**', (route) =>
    route.continue({
      url: route.request().url().replace(site, api),
      headers: { ...route.request().headers(), ...forwarded },
    }),
  );
}

test('from an address of many wrong codes a card is found with a captcha, and then without', async ({
  page,
  stack,
}) => {
  await shareAddress(page, stack);
  let loaders = 0;
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/api.js')) loaders += 1;
  });
  await page.goto('/credit');
  await page.getByLabel('Código de tarjeta').fill(cards.plain);
  expect(loaders).toBe(0);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(listedChannels(page).first()).toBeVisible();
  expect(loaders).toBe(1);

  await chooseChannel(page, 'MercadoPagos');
  await fillPayer(page, newPayer());
  await buyButton(page).click();
  await approve(page);

  // The device knows the card now, on the home page too.
  await page.goto('/');
  await page.getByLabel('Código de tarjeta').fill(cards.plain);
  await page.getByRole('button', { name: 'CARGAR SALDO' }).click();
  await expect(listedChannels(page).first()).toBeVisible();
  expect(loaders).toBe(1);
});
