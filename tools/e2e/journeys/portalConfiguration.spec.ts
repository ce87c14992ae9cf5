import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mailbox.ts';
import { accounts, openMenu, openWelcome, signIn } from '../src/portal.ts';
import { portalApi } from '../src/portalApi.ts';
import { inBothSchemes } from '../src/schemes.ts';

const WEAK = 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.';
const CHANGED = 'Su contraseña fue actualizada.';
/** A demo account that other journeys only sign in with; its password is restored at the end. */
const ACCOUNT = accounts.noBuildings;
const [OLD, NEW] = ['Lavadero2026', 'clave cambiada'];

test('a new password has at least 8 characters, and invalid input is kept', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/password')) posts.push(request.url());
  });
  await page.goto(`${stack.addresses.portal}/configuration`);
  await signIn(page, ACCOUNT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -',
  );
  const input = page.getByLabel('Nueva contraseña');
  const update = page.getByRole('button', { name: 'ACTUALIZAR' });
  await expect(update).toBeEnabled();
  await update.click();
  await expect(page.getByText('Password no debe ser vacio')).toBeVisible();
  await expect(input).toBeFocused();
  await expect(update).toBeEnabled();
  await inBothSchemes(page, expectAccessible);
  await input.fill('Corta12');
  await update.click();
  await expect(page.getByText(WEAK)).toBeVisible();
  await expect(input).toHaveValue('Corta12');
  await expect(page.getByText('Password no debe ser vacio')).toHaveCount(0);
  await expect(input).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(input).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect(input).toHaveAttribute('type', 'password');
  expect(posts).toEqual([]);
});

test.describe('a new password', () => {
  test.use({ provokesFailures: true });

  test.afterEach(({ stack }) => restorePassword(stack));

  test('ends the other sessions and replaces the old password', async ({ page, browser, stack }) => {
    test.slow();
    const { portal } = stack.addresses;
    await page.goto(`${portal}/configuration`);
    await signIn(page, ACCOUNT);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await openWelcome(other, portal, ACCOUNT);
    await expect(other.getByText('Todavía no hay datos para mostrar')).toBeVisible();

    const input = page.getByLabel('Nueva contraseña');
    await input.fill(NEW);
    await input.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: CHANGED })).toBeFocused();
    await expect(input).toHaveValue('');
    await mailTo(stack, ACCOUNT, 'contraseña');
    // This session continues.
    await page.reload();
    await expect(page.getByText(ACCOUNT)).toBeVisible();
    await openMenu(page);
    await page.getByRole('link', { name: 'Usuarios' }).click();
    await expect(
      page.getByText('La funcionalidad no se encuentra habilitada para su usuario.'),
    ).toBeVisible();

    await openMenu(other);
    await other.getByRole('link', { name: 'Usuarios' }).click();
    await expect(other.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
    await signIn(other, ACCOUNT, OLD);
    await expect(other.getByText('E-mail o contraseña incorrectos.')).toBeVisible();
    await signIn(other, ACCOUNT, NEW);
    await expect(other).toHaveURL(`${portal}/dashboard-users`);
    await elsewhere.close();
  });
});

/** Restores the account's documented password, if the journey changed it. */
async function restorePassword(stack: Parameters<typeof portalApi>[0]): Promise<void> {
  const api = await portalApi(stack, ACCOUNT, NEW).catch(() => undefined);
  // The password was not changed.
  if (!api) return;
  const answer = await api.post('/api/v1/users/password', { emailAddress: ACCOUNT, newPassword: OLD });
  expect(answer.ok, `restored password: ${answer.status}`).toBe(true);
}
