import { expect, test } from '../src/journey.ts';
import { cards } from '../src/topUp.ts';

// These journeys make the script of an island fail.
test.use({ provokesFailures: true });

const OFFLINE = 'Sin conexión. Lo que escribió queda guardado.';

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
