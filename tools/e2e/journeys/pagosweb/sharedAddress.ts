import type { Page } from '@playwright/test';
import { expect } from '../../src/journey.ts';
import type { Stack } from '../../src/stacks.ts';
import {
  buyButton,
  cards,
  channelsOf,
  choice,
  chooseChannel,
  enterCard,
  fillPayer,
  newPayer,
  texts,
} from '../../src/topUp.ts';
import { test } from './test.ts';

const WRONG_CODES = 20;
const API = '**/api/v1/**';
const LOADER = '/recaptcha/api.js';

let addresses = 0;

/**
 * Puts a page behind an address from which somebody asked for twenty wrong codes. Its calls go to the API
 * directly, as a proxy would pass them on that serves a whole campus.
 */
async function shareAddress(page: Page, { addresses: { site, api } }: Stack): Promise<void> {
  const address = `198.18.${test.info().workerIndex % 256}.${(addresses += 1)}`;
  const forwarded = { 'x-forwarded-for': address };
  for (let time = 0; time < WRONG_CODES; time += 1) {
    const { status } = await fetch(`${api}/api/v1/card/methods?param1=${cards.unknown}`, {
      headers: forwarded,
    });
    expect(status).toBe(422);
  }
  await page.route(API, (route) =>
    route.continue({
      url: route.request().url().replace(site, api),
      headers: { ...route.request().headers(), ...forwarded },
    }),
  );
}

/** The number of times that a page loaded the captcha's script. */
function countLoaders(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(LOADER)) count += 1;
  });
  return () => count;
}

test.describe('behind an address of many wrong codes', () => {
  test.use({ provokesFailures: true });

  test('a card is found by a captcha, paid, and known from then on', async ({ page, stack }) => {
    await shareAddress(page, stack);
    const loaders = countLoaders(page);
    await page.goto('/credit');
    await page.getByLabel('Código de tarjeta').fill(cards.plain);
    expect(loaders()).toBe(0);
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(channelsOf(page).first()).toBeVisible();
    expect(loaders()).toBe(1);

    await chooseChannel(page, 'MercadoPagos');
    await fillPayer(page, newPayer());
    await buyButton(page).click();
    await choice(page, 'Aprobar pago').click();
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();

    // From the home page, as the device knows the card now.
    await page.goto('/');
    await page.getByLabel('Código de tarjeta').fill(cards.plain);
    await page.getByRole('button', { name: 'CARGAR SALDO' }).click();
    await expect(channelsOf(page).first()).toBeVisible();
    expect(loaders()).toBe(1);
  });

  test('another wrong one is told, and a captcha that fails', async ({
    page,
    stack,
    providers,
    expectAccessible,
  }) => {
    await shareAddress(page, stack);
    await enterCard(page, cards.unknown);
    await expect(page.getByText('Número de tarjeta ingresado incorrecto.')).toBeVisible();

    await providers.arm('recaptcha', 'low-score');
    await enterCard(page, cards.splitting);
    const notRobot = page.getByText('No pudimos verificar que no es un robot. Intente nuevamente.');
    await expect(notRobot).toBeVisible();
    await expectAccessible(page);

    await providers.arm('recaptcha', 'script-missing');
    await enterCard(page, cards.splitting);
    await expect(
      page.getByText('Ha ocurrido un error. Refresque la página y vuelva a intentarlo'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'CONTINUAR' }).click();
    await expect(channelsOf(page).first()).toBeVisible();
  });
});
