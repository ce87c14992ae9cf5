import { expect, test } from '../../src/journey.ts';
import { accounts, openReport, signIn } from '../../src/portal.ts';

test.use({ provokesFailures: true });

test('the login tells its failures apart', async ({ page, stack, providers }) => {
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  const button = page.getByRole('button', { name: 'INGRESAR' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/e-mail y su contraseña/);

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

test('a session that ended says so, and the login leads back', async ({ page, stack }) => {
  await openReport(page, stack.addresses.portal, accounts.administration);
  const query = '?from=2026-01-01&to=2026-01-31&building=x';
  await page.evaluate(() => {
    const kept = localStorage.getItem('laundry.session') ?? '';
    localStorage.setItem('laundry.session', kept.replace(/"token":"[^"]+"/, '"token":"dead"'));
  });
  await page.goto(`${stack.addresses.portal}/dashboard-transactions${query}`);
  await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-transactions${query}`);
});
