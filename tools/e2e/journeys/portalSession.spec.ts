import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { tabTo } from '../src/keyboard.ts';
import {
  accounts,
  buildingField,
  buildingsOf,
  storedKeys,
  openMenu,
  openWelcome,
  signIn,
} from '../src/portal.ts';
import { fillResident, newResident, openResidents, openUsers } from '../src/residents.ts';
import { inBothSchemes } from '../src/schemes.ts';

const PASSWORD = 'Lavadero2026';

test('the login remembers the eight newest e-mails, which can be selected and removed', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const login = `${stack.addresses.portal}/dashboard/login`;
  const earlier = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `casa${number}@correo.example`);
  await page.goto(login);
  await page.evaluate((emails) => {
    localStorage.setItem('laundry.recentEmails', JSON.stringify(emails));
  }, earlier);
  await page.reload();
  const offered = page.getByRole('button', { name: /^Usar / });
  await expect(offered).toHaveText(earlier);
  await inBothSchemes(page, expectAccessible);
  await signIn(page, accounts.noBuildings);
  await expect(page).toHaveURL(/dashboard-admin$/);

  await page.goto(login);
  await expect(offered).toHaveText([accounts.noBuildings, ...earlier.slice(0, 7)]);
  await page.getByRole('button', { name: `Usar ${accounts.noBuildings}` }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.noBuildings);
  await page.getByRole('button', { name: 'Quitar casa1@correo.example' }).click();
  await page.reload();
  await expect(offered).toHaveText([accounts.noBuildings, ...earlier.slice(1, 7)]);
  // E-mails only: no password, no name, no token.
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(PASSWORD);
  expect(await storedKeys(page)).not.toContain('laundry.session');
});

test('the login leads to the requested page with its query and hash', async ({ page, stack }) => {
  const { portal } = stack.addresses;
  const requested = '/dashboard-uses?from=2026-01-01&to=2026-01-31&uuid=a%26b#totales';
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.goto(`${portal}${requested}`);
  await expect(page).toHaveURL(/\/dashboard\/login\?next=/);
  // Without a stored user the page replaces itself by `/`, which leads on (D71).
  expect(addresses).toEqual(['/dashboard-uses', '/', '/dashboard/login']);
  await signIn(page, accounts.oneBuilding);
  await expect(page.getByRole('heading', { name: 'REPORTE DE USOS' })).toBeVisible();
  await expect(page).toHaveURL(`${portal}${requested}`);

  await page.goto(`${portal}/dashboard/login?next=${encodeURIComponent('//malo.example/dashboard-uses')}`);
  await signIn(page, accounts.oneBuilding);
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
});

test('Salir in one tab signs out all tabs', async ({ page, context, stack }) => {
  test.slow();
  const { portal } = stack.addresses;
  await openWelcome(page, portal, accounts.administration);
  const others = await Promise.all(
    ['/dashboard-users', '/dashboard-uses', '/configuration'].map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(`${portal}${path}`);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      return tab;
    }),
  );
  await openMenu(page);
  await page.getByRole('link', { name: 'Configuración' }).click();
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  for (const tab of [page, ...others]) {
    await expect(tab).toHaveURL(`${portal}/dashboard/login`);
    await expect(tab.getByText('Su sesión finalizó. Ingrese nuevamente.')).toHaveCount(0);
    expect(await storedKeys(tab)).not.toContain('laundry.session');
  }
  // Back does not return into the session.
  await page.goBack();
  await expect(page).toHaveURL(`${portal}/dashboard/login`);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
});

const storedToken = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('laundry.session') ?? '{}') as {
      session?: { token?: string };
    };
    return kept.session?.token ?? '';
  });

/** The status of the API's answer to a call with a session's token. */
async function statusOf(page: Page, api: string, token: string): Promise<number> {
  const answer = await page.request.get(`${api}/public-site/v1/administrations/buildings/coliving`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
}

test('Salir ends the session at the server', async ({ page, stack }) => {
  const { portal, api } = stack.addresses;
  await openWelcome(page, portal, accounts.administration);
  const token = await storedToken(page);
  expect(await statusOf(page, api, token)).toBe(200);
  await openMenu(page);
  const answer = page.waitForResponse('**/public-site/v1/signout');
  await page.getByRole('button', { name: 'Salir' }).click();
  expect((await answer).status()).toBe(204);
  await expect(page).toHaveURL(`${portal}/dashboard/login`);
  expect(await statusOf(page, api, token)).toBe(401);
});

test.describe('without network', () => {
  test.use({ provokesFailures: true });

  test('Salir signs out in the browser', async ({ page, context, stack }) => {
    const { portal, api } = stack.addresses;
    await openWelcome(page, portal, accounts.administration);
    const token = await storedToken(page);
    await openMenu(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(`${portal}/dashboard/login`);
    await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toHaveCount(0);
    expect(await storedKeys(page)).not.toContain('laundry.session');
    await context.setOffline(false);
    expect(await statusOf(page, api, token)).toBe(200);
  });
});

test('two tabs never have two users', async ({ page, context, stack }) => {
  test.slow();
  const { portal } = stack.addresses;
  await openWelcome(page, portal, accounts.administration);
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`${portal}/dashboard-transactions`);
  const buildings = await buildingsOf(page);
  expect(buildings.length).toBeGreaterThan(0);

  const other = await context.newPage();
  await openWelcome(other, portal, accounts.oneBuilding);
  // The first tab went to the login, and then signed in as the user of the second tab.
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
  const welcome = await other.getByRole('heading', { level: 1 }).innerText();
  expect(welcome).not.toBe(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await openMenu(page);
  await page.getByRole('link', { name: 'Consulta de transacciones' }).click();
  await expect(buildingField(page)).not.toHaveValue('');
  for (const building of await buildingsOf(page)) expect(buildings).not.toContain(building);
});

test.describe('a session that ends', () => {
  test.use({ provokesFailures: true });

  test('keeps what was typed into a dialog', async ({ page, context, stack }) => {
    test.slow();
    const resident = newResident();
    await openResidents(page, stack.addresses.portal);
    const address = page.url();

    /** Another tab finds that the session has ended and informs this one. */
    const endSession = async () => {
      const other = await context.newPage();
      await other.route('**/api/v1/administrations/*/overview', (route) =>
        route.fulfill({ status: 401, json: { result_code: 'ex_unauthorized', result_message: '' } }),
      );
      await other.goto(`${stack.addresses.portal}/dashboard-admin`);
      await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
      await other.close();
      await signIn(page, accounts.administration);
      await expect(page).toHaveURL(address);
      await expect(page.getByText(/^\d+\susuarios?$/)).toBeVisible();
    };

    await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
    await fillResident(page, resident);
    await endSession();
    await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Nombre')).toHaveValue(resident.firstname);
    await expect(dialog.getByLabel('Referencia')).toHaveValue(resident.reference);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toHaveCount(0);

    const rows = `Bea;Gil;${resident.email};Apto 2`;
    await page.getByRole('button', { name: 'INVITAR A VARIOS' }).click();
    await page.getByLabel('Filas').fill(rows);
    await endSession();
    await page.getByRole('button', { name: 'INVITAR A VARIOS' }).click();
    await expect(page.getByLabel('Filas')).toHaveValue(rows);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toHaveCount(0);

    // Another user does not see what was typed.
    await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
    await fillResident(page, resident);
    await page.goto(`${stack.addresses.portal}/dashboard/login`);
    await openUsers(page, stack.addresses.portal, accounts.oneBuilding);
    await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('');
  });
});

test('signing in, navigation and signing out work by keyboard alone', async ({ page, stack }) => {
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
      await tabTo(page, folded);
      await page.keyboard.press('Enter');
      await expect(folded).toHaveAttribute('aria-expanded', 'true');
    }
    await tabTo(page, target);
    await page.keyboard.press('Enter');
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

test('every page and the menu of the dashboard are accessible in both schemes', async ({
  page,
  stack,
  expectAccessible,
}) => {
  test.slow();
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  for (const path of ['/dashboard-admin', '/configuration', '/dashboard-users', '/no-existe']) {
    await page.goto(`${stack.addresses.portal}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await inBothSchemes(page, expectAccessible);
  }
  await page.goto(`${stack.addresses.portal}/configuration`);
  await openMenu(page);
  await inBothSchemes(page, expectAccessible);
});
