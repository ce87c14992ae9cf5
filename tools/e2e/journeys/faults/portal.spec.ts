import { expect, test } from '../../src/journey.ts';
import { accounts, openReport, signIn } from '../../src/portal.ts';

test.use({ provokesFailures: true });

const SIGNIN = '**/public-site/v1/signin';

test('the login distinguishes its failures', async ({ page, stack, providers }) => {
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await providers.arm('recaptcha', 'script-missing');
  await signIn(page, accounts.administration);
  await expect(
    page.getByText('Ha ocurrido un error. Refresque la página y vuelva a intentarlo'),
  ).toBeVisible();

  await page.reload();
  await providers.arm('recaptcha', 'low-score');
  await signIn(page, accounts.administration);
  await expect(page.getByText('No pudimos verificar que no es un robot. Intente nuevamente.')).toBeVisible();

  await signIn(page, accounts.administration, 'Otra2026');
  await expect(page.getByText('E-mail o contraseña incorrectos.')).toBeVisible();

  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
});

// The whole portal has one client, so this holds for each of its calls.
test('a call without an answer fails after 20 seconds, and can be made again', async ({ page, stack }) => {
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await page.clock.install();
  const requested = page.waitForRequest(SIGNIN);
  await page.route(SIGNIN, () => undefined);
  await signIn(page, accounts.administration);
  await requested;
  await page.clock.fastForward(20_500);
  await expect(page.getByRole('alert')).toContainText('El sistema no ha podido procesar su solicitud.');
  await page.unroute(SIGNIN);
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
});

test('an ended session shows a notice, and the login leads back', async ({ page, stack }) => {
  await openReport(page, stack.addresses.portal, accounts.administration);
  const query = '?from=2026-01-01&to=2026-01-31&building=x';
  await page.evaluate(() => {
    const stored = localStorage.getItem('laundry.session') ?? '';
    localStorage.setItem('laundry.session', stored.replace(/"token":"[^"]+"/, '"token":"dead"'));
  });
  await page.goto(`${stack.addresses.portal}/dashboard-transactions${query}`);
  await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-transactions${query}`);
});
