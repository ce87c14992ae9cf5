import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { accounts, openMenu, openWelcome, signIn } from '../src/portal.ts';
import { portalApi } from '../src/portalApi.ts';

const CHANGED = 'Su contraseña fue actualizada.';
/** A demo account that other journeys only sign in with; its password is restored at the end. */
const ACCOUNT = accounts.noBuildings;
const [OLD, NEW] = ['Lavadero2026', 'clave cambiada'];

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
