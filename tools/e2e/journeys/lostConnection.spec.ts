import type { Page } from '@playwright/test';
import { inviteResident, mailTo } from '../src/mails.ts';
import { expect, test } from '../src/journey.ts';
import { accounts, signIn } from '../src/portal.ts';
import { buyButton, cards, newPayer, prepareTopUp } from '../src/topUp.ts';

test.use({ provokesFailures: true });

const OFFLINE = 'Sin conexión. Lo que escribió queda guardado.';
const CALLS = /\/(api|public-site)\//;

/** Simulates a basement's Wi-Fi: no answer arrives, but the browser believes that it is online. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(CALLS, (route) => route.abort('connectionfailed'));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
}

/** The failure is shown; GETs were retried before (D9). */
const expectFailureMessage = (page: Page) =>
  expect(page.getByText(OFFLINE).filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 });

test('a top-up shows a lost connection, at the card and at the payment', async ({ page }) => {
  await page.goto('/credit');
  await loseAnswers(page);
  await page.getByLabel('Código de tarjeta').fill(cards.plain);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expectFailureMessage(page);
  await page.unroute(CALLS);

  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
  await loseAnswers(page);
  await buyButton(page).click();
  await expectFailureMessage(page);
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeInViewport();
  await expect(page.getByLabel('E-mail')).toHaveValue(payer.email);
});

test('a failure report is stored and sent once the connection works again', async ({ page, stack }) => {
  const note = `Sótano ${Date.now()}-${test.info().project.name}`;
  await page.clock.install();
  await page.goto('/report-failure');
  await page.getByLabel('Tipo de falla').selectOption({ index: 1 });
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Descripción').fill(note);
  await loseAnswers(page);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(
    page.getByText('Guardamos su reporte y lo enviaremos cuando vuelva la conexión.'),
  ).toBeVisible();
  await page.unroute(CALLS);
  // The page stays open, and no event tells the browser that the network works again.
  const sent = page.waitForResponse((response) => response.url().endsWith('/users/support/info'));
  await page.clock.fastForward(20_500);
  expect((await sent).status()).toBe(204);
  expect((await mailTo(stack, 'hola@lavadero.example', note)).subject).toContain('Reporte de falla');
});

test('the sign-up and the portal login show a lost connection', async ({ page, stack }) => {
  await page.goto((await inviteResident(stack)).link);
  await page.getByLabel('Contraseña', { exact: true }).fill('Lavadero2026');
  await page.getByLabel('Confirmación de la contraseña').fill('Lavadero2026');
  await expect(page.getByRole('button', { name: 'Registrarme' })).toBeEnabled();
  await loseAnswers(page);
  await page.getByRole('button', { name: 'Registrarme' }).click();
  await expectFailureMessage(page);

  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await signIn(page, accounts.oneBuilding);
  await expectFailureMessage(page);
});

test('a failed script of an island is requested again, and the input is kept', async ({ page }) => {
  const FILES = '**/assets/core-*.js';
  await page.route(FILES, (route) => route.abort());
  await page.goto('/credit');
  const field = page.getByLabel('Código de tarjeta');
  await field.pressSequentially(cards.plain);
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await page.unroute(FILES);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(field).toHaveValue('1234 5678');
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});
