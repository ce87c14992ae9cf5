import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Demo accounts of the local run; one password for all. */
export const accounts = {
  administration: 'administracion@demo.example',
  oneBuilding: 'unico@demo.example',
  noBuildings: 'sinedificios@demo.example',
  resident: 'residente@demo.example',
};
const PASSWORD = 'Lavadero2026';

/** Fills the login, once it is in sight, and presses INGRESAR. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const submit = page.getByRole('button', { name: 'INGRESAR' });
  // The page before it may have such fields too.
  await expect(submit).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await submit.click();
}

/** The report's page, asked for by somebody who is not logged in: the login leads back to it. */
export async function openReport(page: Page, portal: string, email: string): Promise<void> {
  await page.goto(`${portal}/dashboard-transactions`);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'REPORTE DE TRANSACCIONES CONFIRMADAS' })).toBeVisible();
}

/** Today in Montevideo, `YYYY-MM-DD`. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(new Date());

/** A day `YYYY-MM-DD` as a field shows it. */
export const asShown = (day: string): string => day.split('-').toReversed().join('/');

/**
 * The field of the building, folded away or not. By its role, because the home page has labels that begin
 * with the same word, and is still there for a moment after a link to a report is pressed.
 */
export const buildingField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Edificio', includeHidden: true });

/** The ids of the buildings that the report offers. */
export async function buildingsOf(page: Page): Promise<string[]> {
  const field = buildingField(page);
  await expect(field).toBeVisible();
  const values = await field
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  return values.filter((value) => value !== '' && value !== 'all');
}

/** What stands in place of folded filters; a desktop has it out of sight. */
const foldedFilters = (page: Page, includeHidden: boolean): Locator =>
  page.getByRole('button', { name: 'CAMBIAR FILTROS', expanded: false, includeHidden });

/** What a search folds away on a phone is brought into sight. */
export async function openFilters(page: Page): Promise<void> {
  const from = page.getByLabel('Desde');
  await expect(from).toBeAttached();
  const folded = foldedFilters(page, false);
  if (await folded.isVisible()) await folded.click();
  await expect(from).toBeVisible();
}

/**
 * Fills the three filters and presses BUSCAR; the search is valid, so that its filters are folded at the end.
 */
export async function search(page: Page, from: string, to: string, building: string): Promise<void> {
  await openFilters(page);
  await page.getByLabel('Desde').fill(from);
  await page.getByLabel('Hasta').fill(to);
  await buildingField(page).selectOption(building);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(foldedFilters(page, true)).toBeAttached();
}

/** What a user sees locally kept of a session. */
export const keptKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

/** What 'Menú' folds away on a phone is brought into sight. */
export async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const folded = page.getByRole('button', { name: 'Menú' });
  if ((await folded.isVisible()) && (await folded.getAttribute('aria-expanded')) !== 'true')
    await folded.click();
}

/** The welcome page, by the login. */
export async function openWelcome(page: Page, portal: string, email: string): Promise<void> {
  await page.goto(`${portal}/dashboard/login`);
  await signIn(page, email);
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
  await expect(page.getByRole('heading', { name: /^Bienvenido/ })).toBeVisible();
}
