import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { measureOverflow } from '../src/pageChecks.ts';
import { openPortal, today } from '../src/portal.ts';
import {
  TRANSACTIONS_COLUMNS,
  USES_COLUMNS,
  rowCount,
  grouped,
  reportPath,
  reportsApi,
} from '../src/reports.ts';

/** A4 in landscape without its margins, in px; tables of more than six columns are printed so. */
const LANDSCAPE = { width: 1032, height: 703 };

/** Keeps the print dialog away and the sheet in the page, and records what the browser prints. */
async function withoutDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
    // Registered before the page's own listeners, which remove the sheet.
    window.addEventListener('afterprint', () => {
      document.documentElement.dataset['printed'] = document.querySelector('.print-sheet')?.textContent ?? '';
    });
  });
}

const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/**
 * Expects that paper shows the sheet alone, with complete cells and repeated headers, then
 * subtotals. @returns the texts of the rows
 */
async function expectSheet(page: Page, columns: readonly string[]): Promise<string[]> {
  const screen = page.viewportSize() ?? LANDSCAPE;
  await page.setViewportSize(LANDSCAPE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Por día');
  const table = page.getByRole('table').first();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(
    expect.arrayContaining([...columns]),
  );
  const layout = await table.evaluate((element) => {
    const truncated = [...element.querySelectorAll('th, td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1,
    );
    const readStyle = (selector: string) => getComputedStyle(element.querySelector(selector) ?? element);
    return {
      truncated: truncated.map(({ textContent }) => textContent),
      header: readStyle('thead').display,
      rows: readStyle('tbody tr').breakInside,
    };
  });
  expect(await measureOverflow(page)).toBe(0);
  expect(layout).toEqual({ truncated: [], header: 'table-header-group', rows: 'avoid' });
  const rows = await table.locator('tbody tr').allTextContents();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(screen);
  return rows;
}

test("the print has the uses of all pages; the browser's own, one page", async ({ page, stack }) => {
  await withoutDialog(page);
  const api = await reportsApi(stack);
  const filters = { from: '2026-05-01', to: '2026-08-31', building: await api.building() };
  const uses = await api.uses(filters);
  expect(uses.length).toBeGreaterThan(1_000);
  await openPortal(page, stack, `${reportPath('uses', filters)}&page=2`);
  await expect(page.getByText(`51–100 de ${grouped(uses.length)}`)).toBeVisible();

  expect(countPages(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
  const printed = await page.evaluate(() => document.documentElement.dataset['printed'] ?? '');
  expect(printed).toContain(`Se imprimen las filas 51 a 100 de ${grouped(uses.length)}.`);
  expect(printed).toContain(uses[50]?.card.uuid);
  await expect(page.locator('.print-sheet')).toHaveCount(0);

  await page.getByRole('button', { name: 'IMPRIMIR' }).click();
  await expect(page.locator('.print-sheet > table tbody tr')).toHaveCount(uses.length);
  const rows = await expectSheet(page, USES_COLUMNS);
  for (const [index, { card, machine }] of uses.entries()) {
    expect(rows[index]).toContain(card.uuid);
    expect(rows[index]).toContain(machine.serial_number);
  }
});

test('texts of any length are printed completely', async ({ page, stack, expectAccessible }) => {
  await withoutDialog(page);
  const api = await reportsApi(stack);
  const building = await api.building(true);
  const [record] = await api.transactions({ from: '2026-07-01', to: today(), building });
  const hostile = {
    ...record,
    building_name: 'W'.repeat(300),
    amount: 99_999_999.99,
    user_name: '<b>Ñ</b> 🧺'.repeat(300),
    user_email: `${'a'.repeat(240)}@b.uy`,
    message: '\u202Eאבג '.repeat(200),
    adm_income: 99_999_999.99,
  };
  await page.route('**/api/v1/reports/transactions?*', (route) => route.fulfill({ json: [hostile] }));
  await openPortal(page, stack, reportPath('transactions', { from: today(), to: today(), building }));
  await expect(rowCount(page)).toHaveText('1 transacción');
  await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'IMPRIMIR' }).click();
  const [row = ''] = await expectSheet(page, TRANSACTIONS_COLUMNS);
  expect(row).toContain('$ 99.999.999,99');
  expect(row).toContain('<b>Ñ</b> 🧺');
  await page.emulateMedia({ media: 'print' });
  await expectAccessible(page);
});
