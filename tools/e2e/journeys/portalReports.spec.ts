import { transactionsReport } from '@laundry/strings';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { pressByKeyboard, tabTo } from '../src/pageChecks.ts';
import { openPortal, today } from '../src/portal.ts';
import { rowCount, reportPath, reportsApi } from '../src/reports.ts';

const control = (page: Page, role: 'button' | 'combobox', name: string) =>
  page.getByRole(role, { name, exact: true });

test('the keyboard alone searches, hides a column and exports @phone', async ({ page, stack, isMobile }) => {
  await openPortal(page, stack, '/dashboard-transactions');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, control(page, 'button', 'Mes anterior'));
  await page.keyboard.press('Space');
  await tabTo(page, control(page, 'combobox', 'Edificio'));
  await page.keyboard.press('ArrowDown');
  await pressByKeyboard(page, control(page, 'button', 'BUSCAR'));
  await expect(rowCount(page)).toBeVisible();
  // On a phone the filters fold together with their button.
  await expect(page.getByRole('button', { name: isMobile ? 'CAMBIAR FILTROS' : 'BUSCAR' })).toBeFocused();

  await pressByKeyboard(page, control(page, 'button', 'Columnas'));
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  const currency = page.getByRole('menuitemcheckbox', { name: 'Moneda' });
  await expect(currency).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(currency).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Columnas' })).toBeFocused();

  await tabTo(page, control(page, 'button', 'Exportar'));
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(page.getByRole('status').filter({ hasText: /\.xlsx: [\d.]+\sfilas?\.$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
});

/** The texts of the heads and cells that do not show all of their text. */
const truncatedTexts = (page: Page) =>
  page.locator('.head-name, [role=gridcell]').evaluateAll((texts) =>
    texts
      .filter(
        ({ role, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
          // The lines of a head are lower than its letters.
          scrollWidth > clientWidth || (role === 'gridcell' && scrollHeight > clientHeight),
      )
      .map(({ textContent }) => textContent)
      .filter((text) => text !== ''),
  );

test('on a tablet tables show all columns whole, also the sorted one, and transactions unfold', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const thisMonth = { from: `${today().slice(0, 8)}01`, to: today(), building: 'all' };
  const building = await (await reportsApi(stack)).building();
  const paths = [reportPath('uses', thisMonth), `/dashboard-users?building=${building}`];
  for (const path of [...paths, '/dashboard-administrators']) {
    await openPortal(page, stack, path);
    await expect(page.getByRole('grid').locator('[role=row][data-id]').first()).toBeVisible();
    for (const head of await page.getByRole('columnheader').all()) {
      await expect(head).toBeInViewport({ ratio: 1 });
      await head.locator('.head-name, input').first().click();
      await expect.poll(() => truncatedTexts(page)).toEqual([]);
    }
  }
  await openPortal(page, stack, reportPath('transactions', thisMonth));
  const rows = page.getByRole('list', { name: 'Transacciones confirmadas' }).getByRole('listitem');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await rows.first().locator('summary').click();
  await expect(rows.first().getByRole('term')).toHaveCount(Object.keys(transactionsReport.columns).length);
});
