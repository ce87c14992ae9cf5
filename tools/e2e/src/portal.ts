import { montevideoDay } from '@laundry/strings/format';
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

/** Waits for the login form, fills it in and clicks INGRESAR. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const submit = page.getByRole('button', { name: 'INGRESAR' });
  // The previous page may have such fields too.
  await expect(submit).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await submit.click();
}

/** Opens a report as somebody who is not logged in: the login leads back to it. */
export async function openReport(page: Page, portal: string, email: string): Promise<void> {
  await page.goto(`${portal}/dashboard-transactions`);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'REPORTE DE TRANSACCIONES CONFIRMADAS' })).toBeVisible();
}

/** Today in Montevideo, `YYYY-MM-DD`. */
export const today = (): string => montevideoDay(new Date());

/** Formats a day `YYYY-MM-DD` as fields show it. */
export const asShown = (day: string): string => day.split('-').toReversed().join('/');

/**
 * The building field, visible or folded. It is found by its role, because labels of the home page begin with
 * the same word, and that page stays for a moment after a link to a report is clicked.
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

/** The button in place of folded filters; hidden on a desktop. */
const foldedFilters = (page: Page, includeHidden: boolean): Locator =>
  page.getByRole('button', { name: 'CAMBIAR FILTROS', expanded: false, includeHidden });

/** Shows the filters, which are folded on a phone after a search. */
export async function openFilters(page: Page): Promise<void> {
  const from = page.getByLabel('Desde');
  await expect(from).toBeAttached();
  const folded = foldedFilters(page, false);
  if (await folded.isVisible()) await folded.click();
  await expect(from).toBeVisible();
}

/** Fills in the three filters and clicks BUSCAR; the search has to be valid, to fold the filters. */
export async function search(page: Page, from: string, to: string, building: string): Promise<void> {
  await openFilters(page);
  await page.getByLabel('Desde').fill(from);
  await page.getByLabel('Hasta').fill(to);
  await buildingField(page).selectOption(building);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(foldedFilters(page, true)).toBeAttached();
}

/** The keys in local storage. */
export const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

/** Shows the menu, which is folded on a phone. */
export async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const folded = page.getByRole('button', { name: 'Menú' });
  if ((await folded.isVisible()) && (await folded.getAttribute('aria-expanded')) !== 'true')
    await folded.click();
}

/** Opens the welcome page through the login. */
export async function openWelcome(page: Page, portal: string, email: string): Promise<void> {
  await page.goto(`${portal}/dashboard/login`);
  await signIn(page, email);
  await expect(page).toHaveURL(`${portal}/dashboard-admin`);
  await expect(page.getByRole('heading', { name: /^Bienvenido/ })).toBeVisible();
}
