import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { accounts } from '../src/portal.ts';
import { addressOf, countOf, openAs } from '../src/reports.ts';
import type { Report } from '../src/reports.ts';

/** More than lie between any two of them. */
const STOPS = 60;

/** Tabs until the control of that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'combobox', name: string): Promise<void> {
  const control = page.getByRole(role, { name, exact: true });
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** The last month of the first building, by keys alone. */
async function searchByKeys(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'button', 'Mes anterior');
  await page.keyboard.press('Space');
  await tabTo(page, 'combobox', 'Edificio');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', 'BUSCAR');
  await page.keyboard.press('Enter');
  await expect(countOf(page)).toBeVisible();
  // A phone's filters fold away with the button.
  await expect(page.getByRole('button', { name: isMobile ? 'CAMBIAR FILTROS' : 'BUSCAR' })).toBeFocused();
}

/** A column less, by keys alone. */
async function hideByKeys(page: Page, column: string, position: number): Promise<void> {
  await tabTo(page, 'button', 'Columnas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  for (let step = 0; step < position; step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox', { name: column })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: column })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Columnas' })).toBeFocused();
}

/** Exports in the format at that position of the menu, by keys alone. */
async function exportByKeys(page: Page, position: number): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let step = 0; step < position; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // It gives the focus back as it goes.
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const REPORTS: readonly (readonly [Report, string, number])[] = [
  ['uses', 'Unidad', 1],
  ['transactions', 'Moneda', 2],
];

for (const [report, column, position] of REPORTS) {
  test(`the keyboard alone searches ${report}, chooses columns and exports`, async ({
    page,
    stack,
    isMobile,
  }) => {
    await openAs(page, addressOf(stack, report), accounts.administration);
    await searchByKeys(page, isMobile);
    await hideByKeys(page, column, position);
    await tabTo(page, 'button', 'Exportar');
    const coming = page.waitForEvent('download');
    await exportByKeys(page, 1);
    expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
    await expect(page.getByRole('status').filter({ hasText: /\.xlsx: [\d.]+\sfilas?\.$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
  });
}

test('the keyboard alone cancels an export, and goes on from there', async ({ page, stack, isMobile }) => {
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  await searchByKeys(page, isMobile);
  await page.route('**/api/v1/reports/uses?*perPage=1000', () => undefined);
  await tabTo(page, 'button', 'Exportar');
  await exportByKeys(page, 0);
  await tabTo(page, 'button', 'CANCELAR');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Exportación cancelada después de 0 filas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
  await tabTo(page, 'button', 'DESCARTAR');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Exportación cancelada después de 0 filas.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
});
