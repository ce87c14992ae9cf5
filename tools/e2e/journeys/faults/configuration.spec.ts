import { expect, test } from '../../src/journey.ts';
import { accounts, signIn } from '../../src/portal.ts';
import { FAULTS, GENERIC, refusal } from '../../src/portalFaults.ts';
import { inBothSchemes } from '../../src/pageChecks.ts';

test.use({ provokesFailures: true });

const PASSWORD = '**/api/v1/users/password';
const CHANGED = 'Su contraseña fue actualizada.';

test.beforeEach(async ({ page, stack }) => {
  await page.goto(`${stack.addresses.portal}/configuration`);
  await signIn(page, accounts.noBuildings);
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
});

test('every failed change shows an error, keeps the input and can be repeated', async ({
  page,
  context,
  expectAccessible,
}) => {
  test.slow();
  const input = page.getByLabel('Nueva contraseña');
  const update = page.getByRole('button', { name: 'ACTUALIZAR' });
  const alert = page.getByRole('main').getByRole('alert');
  for (const [name, [fault, text]] of Object.entries(FAULTS)) {
    await input.fill('Cambiada2027');
    await page.route(PASSWORD, fault);
    await update.click();
    await expect(alert, name).toContainText(text);
    await expect(input, name).toHaveValue('Cambiada2027');
    await expect(update, name).toBeEnabled();
    await page.unroute(PASSWORD);
    await input.fill('');
  }
  await input.fill('Cambiada2027');
  await page.route(PASSWORD, (route) => route.fulfill({ json: { passwordChanged: false } }));
  await update.click();
  await expect(alert).toContainText(GENERIC);
  await inBothSchemes(page, expectAccessible);
  await page.unroute(PASSWORD);
  await context.setOffline(true);
  await update.click();
  await expect(alert).toContainText('Sin conexión. Lo que escribió queda guardado.');
  await expect(input).toHaveValue('Cambiada2027');
  await context.setOffline(false);
  // The API's answer is faked, so that the password stays the same for other journeys.
  await page.route(PASSWORD, (route) => route.fulfill({ json: { passwordChanged: true } }));
  await update.click();
  await expect(page.getByText(CHANGED)).toBeVisible();
});

test('a change without an answer fails after 20 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route(PASSWORD, () => undefined);
  const requested = page.waitForRequest(PASSWORD);
  await page.getByLabel('Nueva contraseña').fill('Cambiada2027');
  await page.getByRole('button', { name: 'ACTUALIZAR' }).click();
  await requested;
  await page.clock.fastForward(20_500);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(GENERIC);
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue('Cambiada2027');
});

test('an ended session leads to the login and back', async ({ page, stack }) => {
  await page.route(PASSWORD, refusal(401, 'ex_unauthorized'));
  await page.getByLabel('Nueva contraseña').fill('Cambiada2027');
  await page.getByRole('button', { name: 'ACTUALIZAR' }).click();
  await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
  await page.unroute(PASSWORD);
  await signIn(page, accounts.noBuildings);
  await expect(page).toHaveURL(`${stack.addresses.portal}/configuration`);
});
