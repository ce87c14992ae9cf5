import { expect } from '../../src/journey.ts';
import { confirmButton, newBuyer, preparePurchase } from '../../src/shop.ts';
import { expectNoError, received, test, theirCard } from '../../src/theirServer.ts';
import { buyButton, choice, newPayer, prepareTopUp, SUCCESS_TITLE } from '../../src/topUp.ts';

test('a report is asked for with the captcha and shown', async ({ page }) => {
  await page.goto('/report');
  await page.getByLabel('Código de tarjeta').fill(theirCard);
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  const report = page.getByTitle(/^Informe de consumo de la tarjeta /);
  await expect(report.contentFrame().getByText('3 lavados')).toBeVisible();
});

test('a failure report arrives', async ({ page, stack }) => {
  const note = `Pierde agua ${Date.now()}`;
  await page.goto('/report-failure?building=Torre&machine=2');
  await page.getByLabel('Tipo de falla').selectOption('Error en la salida de agua');
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Descripción').fill(note);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText('Recibimos su mensaje. Nos comunicaremos con usted').first()).toBeVisible();
  const { messages } = await received(stack);
  expect(messages.filter(({ bodytxt }) => bodytxt === note)).toHaveLength(1);
});

test.describe('the shop', () => {
  // The server's pictures are not files of this site, which shows a drawing instead.
  test.use({ provokesFailures: true });

  test('an accessory is listed and bought', async ({ page, stack }) => {
    await preparePurchase(page, newBuyer(), 1, 'Bolso de lavandería');
    await confirmButton(page).click();
    await page.waitForURL(`${stack.addresses.api}/pay/*`);
    await choice(page, 'Aprobar pago').click();
    await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible();
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

test('pages of laundromats, whose call the specification lacks, are left out', async ({ page }) => {
  await page.goto('/tools/laundromats');
  await expectNoError(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Escribirnos' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a top-up is paid', async ({ page, stack }) => {
  await prepareTopUp(page, theirCard, 'MercadoPagos', newPayer());
  await buyButton(page).click();
  await page.waitForURL(`${stack.addresses.api}/pay**`);
  await choice(page, 'Aprobar pago').click();
  await page.waitForURL('**/bancard-checkout-success/*');
  await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible();
  await expectNoError(page);
});

test("a card is asked for with the site's token before scripts are ready", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/core-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForResponse('**/api/v1/card/methods?**');
  await page.goto(`/credit?card=${theirCard}`, { waitUntil: 'commit' });
  expect((await asked).status()).toBe(200);
  release(undefined);
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});
