import { montevideoDay } from '@laundry/strings/format';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Stack } from './stacks.ts';

/** Demo accounts of the local run; one password for all. */
export const accounts = {
  administration: 'administracion@demo.example',
  oneBuilding: 'unico@demo.example',
  noBuildings: 'sinedificios@demo.example',
};
export const PASSWORD = 'Lavadero2026';

/** The key of the session in the portal's local storage (spec §3). */
export const SESSION_KEY = 'laundry.session';

/** Waits for the login form, fills it in and clicks INGRESAR. */
export async function signIn(page: Page, email: string): Promise<void> {
  const submit = page.getByRole('button', { name: 'INGRESAR' });
  // The previous page may have such fields too.
  await expect(submit).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await submit.click();
}

/** Opens a page as somebody who is not signed in: the login leads back to it. */
export async function openByLogin(
  page: Page,
  { addresses: { portal } }: Stack,
  path: string,
  email = accounts.administration,
): Promise<void> {
  await page.goto(`${portal}${path}`);
  await signIn(page, email);
  await page.waitForURL(({ href }) => href === `${portal}${path}`);
  // The login stays until the page's script has loaded.
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The stored sessions of the accounts that have signed in, by account and run. */
const sessions = new Map<string, string>();

/**
 * Opens a page of the portal as an administrator. An account signs in by the form once for each worker; its
 * other journeys begin with the session that was kept, and must not end it.
 */
export async function openPortal(
  page: Page,
  stack: Stack,
  path = '/dashboard-admin',
  email = accounts.administration,
): Promise<void> {
  const { portal } = stack.addresses;
  const account = `${email} at ${portal}`;
  const kept = sessions.get(account);
  if (kept === undefined) {
    await openByLogin(page, stack, path, email);
    const session = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    if (session !== null) sessions.set(account, session);
    return;
  }
  // A page of the portal that is already open would react to the change.
  if (!page.url().startsWith(portal)) {
    const stored = [{ name: SESSION_KEY, value: kept }];
    const origins = [{ origin: portal, localStorage: stored }];
    await page.context().setStorageState({ cookies: [], origins });
  }
  await page.goto(`${portal}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Today in Montevideo, `YYYY-MM-DD`. */
export const today = (): string => montevideoDay(new Date());

/** An earlier day in Montevideo, `YYYY-MM-DD`. */
export const daysAgo = (days: number): string => montevideoDay(new Date(Date.now() - days * 86_400_000));

/** Formats a day `YYYY-MM-DD` as fields show it. */
export const asShown = (day: string): string => day.split('-').toReversed().join('/');

/**
 * The building field, visible or folded. It is found by its role, because labels of the home page begin with
 * the same word, and that page stays for a moment after a link to a report is clicked.
 */
export const buildingField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Edificio', includeHidden: true });

/** The ids of the buildings that the report offers. */
export async function readBuildings(page: Page): Promise<string[]> {
  const field = buildingField(page);
  await expect(field).toBeVisible();
  const values = await field
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  return values.filter((value) => value !== '' && value !== 'all');
}

/** The button in place of folded filters; hidden on a desktop. */
const foldedFilters = (page: Page, includeHidden: boolean): Locator =>
  page.getByRole('button', { name: 'CAMBIAR FILTROS', expanded: false, includeHidden });

/** Fills in the three filters, clicks BUSCAR, and waits until the filters fold, as for a valid search. */
export async function search(page: Page, from: string, to: string, building: string): Promise<void> {
  await expect(page.getByLabel('Desde')).toBeAttached();
  const folded = foldedFilters(page, false);
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('Desde').fill(from);
  await page.getByLabel('Hasta').fill(to);
  await buildingField(page).selectOption(building);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(foldedFilters(page, true)).toBeAttached();
}

/** Shows the menu, which is folded on a phone. */
export async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const folded = page.getByRole('button', { name: 'Menú' });
  if ((await folded.isVisible()) && (await folded.getAttribute('aria-expanded')) !== 'true')
    await folded.click();
}

/** Signs in at the API directly. @returns the account's user, and calls for data to compare pages with */
export async function portalApi({ addresses: { api } }: Stack, emailAddress = accounts.administration) {
  let authorization = '';
  const call = async <Answer>(path: string, body?: object) => {
    const answer = await fetch(`${api}${path}`, {
      headers: { 'content-type': 'application/json', authorization },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return (await answer.json()) as Answer;
  };
  const { token, account } = await call<{
    token: string;
    account: { user: { administration_id: string | null } };
  }>('/public-site/v1/signin', { emailAddress, password: PASSWORD, recaptchaToken: 'test-login' });
  authorization = `Bearer ${token}`;
  return { user: account.user, call };
}
