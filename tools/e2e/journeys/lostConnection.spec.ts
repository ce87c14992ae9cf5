import { expect, testOfFailures as test } from '../src/journey.ts';
import { expectAbove } from '../src/pageChecks.ts';
import {
  buy,
  buyButton,
  cards,
  choice,
  chooseChannel,
  enterCard,
  newPayer,
  prepareTopUp,
  SUCCESS_TITLE,
} from '../src/topUp.ts';

const OFFLINE = 'Sin conexión. Lo que escribió queda guardado.';

test('a step whose code fails to load says so, and opens after RECARGAR', async ({ page, context }) => {
  const SCRIPT = '**/assets/PayerStep-*.js';
  await page.route(SCRIPT, (route) => route.abort());
  await enterCard(page, cards.plain);
  await page.getByRole('radio', { name: 'Bancard' }).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'CONTINUAR' }).click();
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
  await context.setOffline(false);
  await page.unroute(SCRIPT);
  await page.getByRole('button', { name: 'RECARGAR' }).click();
  await expect(page.getByText('Pago con Bancard.')).toBeVisible();
  await expect(buyButton(page)).toBeVisible();
});

test("Bancard's form, left blank without network, can be loaded again", async ({ page, context, stack }) => {
  await prepareTopUp(page, cards.plain, 'Bancard', newPayer());
  const approve = choice(await buy(page, stack.addresses.simulators), 'Aprobar pago');
  await expect(approve).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.setOffline(true);
  await approve.click();
  await expect(approve).toBeHidden();
  await context.setOffline(false);
  const notice = page.getByRole('alert').filter({ hasText: 'Se cortó la conexión.' });
  await notice.getByRole('button', { name: 'REINTENTAR' }).click();
  await expect(notice).toBeHidden();
  await approve.click();
  await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible();
});

for (const [path, label, button, text] of [
  ['/credit', 'Código de tarjeta', 'CONTINUAR', 'Elija cómo pagar'],
  ['/services#visita-tecnica', 'Teléfono', 'SOLICITAR VISITA', 'complete todos los campos'],
] as const)
  test(`a failed script of ${path} is requested again, and the input is kept`, async ({ page }) => {
    await page.route('**/assets/core-*.js', (route) => route.abort());
    await page.goto(path);
    const field = page.getByLabel(label);
    await field.pressSequentially(cards.plain);
    await expect(page.getByText(OFFLINE)).toBeInViewport();
    await page.unrouteAll();
    // The reload takes longer than the pause between two retries.
    await page.route(path, (route) => setTimeout(() => void route.continue(), 7_000));
    await expect(page.getByText(OFFLINE)).toBeHidden({ timeout: 30_000 });
    await expect(field).toHaveValue(/^1234 ?5678$/);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(text)).toBeVisible();
  });

// Other journeys intercept requests, which a service worker would hide from them.
test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  });

  test('once stored, no step of the top-up needs a script from the network', async ({ page, context }) => {
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/credit?card=${cards.plain}`);
    await chooseChannel(page, 'MercadoPagos');
    await expect(buyButton(page)).toBeVisible();
  });

  test('without network the top-up opens, and other pages say so @phone-only', async ({ page, context }) => {
    await context.setOffline(true);
    const notice = page.locator('[data-offline]');
    await expect(notice).toHaveText('Sin conexión.', { useInnerText: true });

    await page.goto('/credit');
    await expect(page.getByRole('heading', { name: 'Cargue saldo en su tarjeta' })).toBeVisible();
    const onward = page.getByRole('button', { name: 'CONTINUAR' });
    await expectAbove(onward, notice);
    await page.getByLabel('Código de tarjeta').fill('12345678');
    await expect(notice).toHaveText('Sin conexión. Lo que escribió queda guardado.', { useInnerText: true });
    await expectAbove(onward, notice);
    await onward.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión.' })).toBeVisible();
    await expect(page.getByLabel('Código de tarjeta')).toHaveValue(/1234\s?5678/);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'REINTENTAR' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No hay conexión');
    await expect(notice).toBeHidden();
  });
});
