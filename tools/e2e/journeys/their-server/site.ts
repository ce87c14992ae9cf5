import type { Page } from '@playwright/test';
import { expect } from '../../src/journey.ts';
import { newBuyer } from '../../src/shop.ts';
import { expectNoError, received, test, theirCards } from '../../src/theirServer.ts';
import { buyButton, choice, enterCard, newPayer, prepareTopUp, texts } from '../../src/topUp.ts';

const RESULT = '**/bancard-checkout-success/*';
const SENT = /dentro de las próximas 48 horas/;

test('a report is asked for with the captcha and shown', async ({ page }) => {
  await page.goto('/report');
  await page.getByLabel('Código de tarjeta').fill(theirCards.checkout);
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  const report = page.getByTitle(/^Informe de consumo de la tarjeta /);
  await expect(report.contentFrame().getByText('3 lavados')).toBeVisible();
});

test('a contact message arrives', async ({ page, stack }) => {
  const subject = `Consulta ${Date.now()}`;
  await page.goto('/contact');
  await page.getByLabel('Nombre').fill('Ana Paz');
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Asunto').fill(subject);
  await page.getByLabel('Mensaje').fill('¿Abren los feriados?');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByRole('status').filter({ hasText: SENT }).first()).toBeVisible();
  expect((await received(stack)).messages.filter(({ line3 }) => line3 === subject)).toHaveLength(1);
});

test.describe('a failure report', () => {
  test.use({ provokesFailures: true });

  for (const offline of [false, true])
    test(`arrives${offline ? ', kept without network, once there is network again' : ''}`, async ({
      page,
      context,
      stack,
    }) => {
      const note = `Pierde agua ${Date.now()}`;
      await page.goto('/report-failure?building=Torre&machine=2');
      await page.getByLabel('Tipo de falla').selectOption('Error en la salida de agua');
      await page.getByLabel('E-mail').fill('ana@demo.example');
      await page.getByLabel('Descripción').fill(note);
      await context.setOffline(offline);
      await page.getByRole('button', { name: 'ENVIAR' }).click();
      if (offline)
        await expect(
          page.getByText('Guardamos su reporte y lo enviaremos cuando vuelva la conexión.'),
        ).toBeVisible();
      await context.setOffline(false);
      await expect(async () => {
        const { messages } = await received(stack);
        expect(messages.filter(({ bodytxt }) => bodytxt === note)).toHaveLength(1);
      }).toPass();
      await expect(page.getByText('Recibimos su mensaje. Nos comunicaremos con usted').first()).toBeVisible();
    });
});

/** Chooses an accessory and fills in both forms. */
async function buy(page: Page, name: string): Promise<void> {
  const buyer = newBuyer();
  await page.goto('/accessories');
  await page.getByRole('article', { name }).getByRole('button', { name: 'COMPRAR' }).click();
  await page.getByLabel('Dirección de envío').fill(buyer.address);
  await page.getByLabel('Celular').fill(buyer.phone);
  await page.getByRole('button', { name: 'SIGUIENTE' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill(buyer.name);
  await page.getByLabel('Apellido').fill(buyer.lastname);
  await page.getByLabel('E-mail').fill(buyer.email);
  await page.getByRole('button', { name: 'CONFIRMAR' }).click();
}

test.describe('the shop', () => {
  // Their pictures are no files of this site, which draws one instead.
  test.use({ provokesFailures: true });

  test('an accessory is listed and bought', async ({ page, stack }) => {
    await buy(page, 'Bolso de lavandería');
    await page.waitForURL(`${stack.addresses.api}/pay/*`);
    await choice(page, 'Aprobar pago').click();
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  });

  test('a purchase that is refused by a single text shows it', async ({ page }) => {
    await buy(page, 'Broches de madera');
    await expect(page.getByText('No queda ese accesorio.')).toBeVisible();
  });
});

test('a sign-up link is good once', async ({ page, stack }) => {
  const link = `/complete-signup?token=alta-${Date.now()}`;
  await page.goto(link);
  const submit = page.getByRole('button', { name: 'Registrarme' });
  await expect(submit).toBeEnabled();
  await page.getByLabel('Contraseña', { exact: true }).fill('Correcta2026');
  await page.getByLabel('Confirmación de la contraseña').fill('Correcta2026');
  await submit.click();
  await expect(page).toHaveURL(`${stack.addresses.site}/apps`);

  await page.goto(link);
  await expect(page.getByText('El token no es válido.')).toBeVisible();
  await expect(submit).toBeHidden();
});

test('the pages of laundromats, which need a call beyond the specification, are left out', async ({
  page,
}) => {
  await page.goto('/tools/laundromats');
  await expectNoError(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Escribirnos' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const way of ['checkout', 'process_id', 'pw_url'] as const)
  test(`a top-up is paid by ${way}`, async ({ page, stack }) => {
    await prepareTopUp(page, theirCards[way], 'MercadoPagos', newPayer());
    await buyButton(page).click();
    if (way === 'process_id') await page.waitForURL('**/bancard-checkout');
    else await page.waitForURL(`${stack.addresses.api}/pay**`);
    const payment = way === 'process_id' ? page.frameLocator('iframe') : page;
    await choice(payment, 'Aprobar pago').click();
    await page.waitForURL(RESULT);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
    await expectNoError(page);
  });

test('a refused payment says why', async ({ page }) => {
  await prepareTopUp(page, theirCards.checkout, 'Bancard', newPayer());
  await buyButton(page).click();
  await choice(page, 'Rechazar pago').click();
  await page.waitForURL(RESULT);
  await expect(page.getByText(texts.failure('Fondos insuficientes.'))).toBeVisible();
});

test("the card of a page whose scripts are not ready is asked for with the site's token", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/core-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForResponse('**/api/v1/card/methods?**');
  await page.goto(`/credit?card=${theirCards.checkout}`, { waitUntil: 'commit' });
  expect((await asked).status()).toBe(200);
  release(undefined);
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});

test.describe('a card is refused', () => {
  test.use({ provokesFailures: true });

  test('as unknown', async ({ page }) => {
    await enterCard(page, theirCards.unknown);
    await expect(page.getByText('Número de tarjeta ingresado incorrecto.')).toBeVisible();
  });

  test('as lost, by the number 100 alone', async ({ page }) => {
    await enterCard(page, theirCards.lost);
    await expect(page.getByText(/Su tarjeta está bloqueada por extravío.*chat-bot/)).toBeVisible();
  });
});
