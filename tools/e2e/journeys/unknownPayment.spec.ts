import { expect, test } from '../src/journey.ts';

// The browser logs each 404 on its console by itself.
test.use({ provokesFailures: true });

test('an address that is no payment’s says so plainly, with ways on', async ({ page, expectAccessible }) => {
  for (const id of ['6f6a3a4e-32d5-4f0a-9a52-6d0a8b8f6b10', 'no-es-un-pago', 'K7QM4TXR']) {
    await page.goto(`/bancard-checkout-success/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese pago' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'CONSULTAR DE NUEVO' })).toHaveCount(0);
  }
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'CARGAR SALDO' })).toHaveAttribute('href', '/credit');
  await main.getByRole('link', { name: 'CONTACTARNOS' }).click();
  await page.waitForURL('**/contact');
});
