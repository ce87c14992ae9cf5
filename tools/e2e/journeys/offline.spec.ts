import { expectAbove } from '../src/expectAbove.ts';
import { expect, test } from '../src/journey.ts';
import { buyButton, cards, chooseChannel } from '../src/topUp.ts';

// Other journeys intercept requests, which a service worker would hide from them, so only these allow it.
test.use({ serviceWorkers: 'allow', provokesFailures: true });

test('once stored on the device, no step of the top-up needs a script from the network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/credit?card=${cards.plain}`);
  await chooseChannel(page, 'MercadoPagos');
  await expect(buyButton(page)).toBeVisible();
});

test('without network the top-up opens, and other pages show the offline page', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
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

  await context.setOffline(false);
  await page.goto('/');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No hay conexión');
});
