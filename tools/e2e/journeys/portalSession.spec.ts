import { expect, test } from '../src/journey.ts';
import { pressByKeyboard, tabTo } from '../src/pageChecks.ts';
import {
  PASSWORD,
  SESSION_KEY,
  accounts,
  buildingField,
  readBuildings,
  openByLogin,
  openMenu,
  signIn,
} from '../src/portal.ts';

test('the login leads to the requested page with its query and hash', async ({ page, stack }) => {
  const { portal } = stack.addresses;
  const requested = '/dashboard-uses?from=2026-01-01&to=2026-01-31&uuid=a%26b#totales';
  await page.goto(`${portal}/dashboard/forgot-password`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.goto(`${portal}${requested}`);
  await expect(page).toHaveURL(/\/dashboard\/login\?next=/);
  // Without a stored user the page replaces itself by `/`, which leads on (D71).
  expect([...new Set(addresses)]).toEqual(['/dashboard-uses', '/', '/dashboard/login']);
  await signIn(page, accounts.oneBuilding);
  await expect(page.getByRole('heading', { name: 'REPORTE DE USOS' })).toBeVisible();
  await expect(page).toHaveURL(`${portal}${requested}`);
  // The redirects have left nothing in the history.
  await page.goBack();
  await expect(page).toHaveURL(`${portal}/dashboard/forgot-password`);
});

test('all tabs have the same user, and Salir in one signs out all', async ({ page, context, stack }) => {
  test.slow();
  const { portal } = stack.addresses;
  await openByLogin(page, stack, '/dashboard-transactions');
  const buildings = await readBuildings(page);
  expect(buildings.length).toBeGreaterThan(0);

  const other = await context.newPage();
  await other.goto(`${portal}/dashboard/login`);
  await signIn(other, accounts.oneBuilding);
  await expect(other).toHaveURL(`${portal}/dashboard-admin`);
  // The first tab went to the login, and then signed in as the user of the second tab.
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
  const heading = other.getByRole('heading', { level: 1, name: /^Bienvenido/ });
  const welcome = await heading.innerText();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await openMenu(page);
  await page.getByRole('link', { name: 'Consulta de transacciones' }).click();
  await expect(buildingField(page)).not.toHaveValue('');
  for (const building of await readBuildings(page)) expect(buildings).not.toContain(building);

  await openMenu(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(`${portal}/dashboard/login`);
    await expect(tab.getByRole('button', { name: 'INGRESAR' })).toBeVisible();
    await expect(tab.getByText('Su sesión finalizó. Ingrese nuevamente.')).toHaveCount(0);
    expect(await tab.evaluate(() => Object.keys(localStorage))).not.toContain(SESSION_KEY);
  }
  // Back does not return into the session.
  await page.goBack();
  await expect(page).toHaveURL(`${portal}/dashboard/login`);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
});

test('signing in, navigation and signing out work by keyboard alone @phone', async ({ page, stack }) => {
  test.slow();
  const { portal } = stack.addresses;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${portal}/dashboard/login`);
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(accounts.administration);
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Bienvenido');
  await expect(heading).toBeFocused();

  /** Activates an entry of the menu, folded or not, from the top of the page. */
  const activate = async (role: 'link' | 'button', name: string) => {
    const target = page.getByRole('banner').getByRole(role, { name, exact: true });
    const folded = page.getByRole('button', { name: 'Menú' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (await folded.isVisible()) {
      await pressByKeyboard(page, folded);
      await expect(folded).toHaveAttribute('aria-expanded', 'true');
    }
    await pressByKeyboard(page, target);
  };
  for (const [name, title] of [
    ['Usuarios', 'Usuarios'],
    ['Consulta de usos', 'REPORTE DE USOS'],
    ['Consulta de transacciones', 'REPORTE DE TRANSACCIONES CONFIRMADAS'],
    ['Configuración', 'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -'],
  ] as const) {
    await activate('link', name);
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('banner').locator('[aria-current=page]').first()).toHaveText(name);
  }
  await activate('button', 'Salir');
  await expect(page).toHaveURL(`${portal}/dashboard/login`);
  await expect(heading).toBeFocused();
});
