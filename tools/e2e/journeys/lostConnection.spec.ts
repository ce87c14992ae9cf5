import type { Page } from '@playwright/test';
import { inviteResident } from '../src/invitations.ts';
import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mailbox.ts';
import { accounts, signIn } from '../src/portal.ts';
import { confirmButton, newBuyer, preparePurchase } from '../src/shop.ts';
import { buyButton, cards, newPayer, prepareTopUp } from '../src/topUp.ts';

test.use({ provokesFailures: true });

const OFFLINE = 'Sin conexión. Lo que escribió queda guardado.';
const NOTHING_TYPED = /^Sin conexión\.$/;
const CALLS = /\/(api|public-site)\//;

/** Simulates a basement's Wi-Fi: no answer arrives, but the browser believes that it is online. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(CALLS, (route) => route.abort('connectionfailed'));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
}

/** The failure is shown; GETs were retried before (D9). */
const expectFailureMessage = (page: Page, text: string | RegExp = OFFLINE) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 });

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Mensaje').fill('Hola');
}

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

test('a purchase shows a lost connection', async ({ page }) => {
  await preparePurchase(page, newBuyer());
  await loseAnswers(page);
  await confirmButton(page).click();
  await expectFailureMessage(page);
});

test('a result page shows a lost connection, and a pending one continues by itself', async ({ page }) => {
  await page.goto('/');
  await loseAnswers(page);
  await page.goto('/bancard-checkout-success/6f6a3a4e-32d5-4f0a-9a52-6d0a8b8f6b10');
  await expectFailureMessage(page, NOTHING_TYPED);
  await expect(page.getByRole('button', { name: 'CONSULTAR DE NUEVO' })).toBeVisible();

  let answers = true;
  await page.unroute(CALLS);
  await page.route(CALLS, (route) =>
    answers
      ? route.fulfill({ json: { authorizationResult: 'PENDING', reference: 'K7QM4TXR' } })
      : route.abort('connectionfailed'),
  );
  await page.getByRole('button', { name: 'CONSULTAR DE NUEVO' }).click();
  await expect(page.getByText('K7QM4TXR')).toBeVisible();
  answers = false;
  await expectFailureMessage(page, NOTHING_TYPED);
  await expect(page.getByText('K7QM4TXR')).toBeVisible();
  answers = true;
  await expect(page.getByText(NOTHING_TYPED).filter({ visible: true })).toHaveCount(0, { timeout: 40_000 });
});

test('a contact message, a visit and a report show a lost connection', async ({ page }) => {
  await page.goto('/contact');
  await fillContact(page);
  await loseAnswers(page);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expectFailureMessage(page);

  await page.goto('/services#visita-tecnica');
  await fillContact(page);
  await page.getByRole('button', { name: 'SOLICITAR VISITA' }).click();
  await expectFailureMessage(page);

  await page.goto('/report');
  await page.getByLabel('Código de tarjeta').fill(cards.plain);
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expectFailureMessage(page);
});

test('a failure report is stored and sent once the connection works again', async ({ page, stack }) => {
  const note = `Sótano ${Date.now()}-${test.info().project.name}`;
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
  const sent = page.waitForResponse((response) => response.url().endsWith('/users/support/info'), {
    timeout: 40_000,
  });
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
