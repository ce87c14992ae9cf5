import { expect, test } from '../../src/journey.ts';
import { accounts, openReport, signIn } from '../../src/portal.ts';
import { FAULTS, GENERIC } from '../../src/portalFaults.ts';
import { inBothSchemes } from '../../src/pageChecks.ts';

test.use({ provokesFailures: true });

const SIGNIN = '**/public-site/v1/signin';

test('the login distinguishes its failures', async ({ page, stack, providers, expectAccessible }) => {
  test.slow();
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  const button = page.getByRole('button', { name: 'INGRESAR' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/e-\u2060mail y su contraseña/);

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
  await inBothSchemes(page, expectAccessible);

  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
});

test('ten failed attempts block an e-mail for a while, but no other e-mail', async ({ page, stack }) => {
  test.slow();
  const email = `nadie.${Math.random().toString(36).slice(2)}@correo.example`;
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  const alert = page.getByRole('alert');
  for (let attempt = 1; attempt <= 10; attempt++) {
    const answer = page.waitForResponse(SIGNIN);
    await signIn(page, email, `Otra2026${attempt}`);
    expect((await answer).status(), `attempt ${attempt}`).toBe(401);
    await expect(alert).toHaveText('E-mail o contraseña incorrectos.');
  }
  await signIn(page, email);
  await expect(alert).toHaveText('Demasiados intentos. Espere unos minutos.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
});

test('the login shows every failure, keeps the input and can be retried', async ({
  page,
  stack,
  context,
}) => {
  test.slow();
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  const alert = page.getByRole('alert');
  const button = page.getByRole('button', { name: 'INGRESAR' });
  for (const [name, [fault, text]] of Object.entries(FAULTS)) {
    await page.route(SIGNIN, fault);
    await signIn(page, accounts.administration);
    await expect(alert, name).toHaveText(text);
    await expect(page.getByLabel('E-mail'), name).toHaveValue(accounts.administration);
    await expect(page.getByLabel('Contraseña', { exact: true }), name).toHaveValue('Lavadero2026');
    await page.unroute(SIGNIN);
    await page.reload();
    await expect(alert, name).toHaveCount(0);
  }
  await context.setOffline(true);
  await signIn(page, accounts.administration);
  await expect(alert).toHaveText('Sin conexión. Lo que escribió queda guardado.');
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.administration);
  await context.setOffline(false);
  await button.click();
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-admin`);
});

test('a login without an answer fails after 20 seconds', async ({ page, stack }) => {
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await page.clock.install();
  const requested = page.waitForRequest(SIGNIN);
  await page.route(SIGNIN, () => undefined);
  await signIn(page, accounts.administration);
  await requested;
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeVisible();
  await page.clock.fastForward(20_500);
  await expect(page.getByRole('alert')).toHaveText(GENERIC);
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
