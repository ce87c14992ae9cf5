import { transactionsReport } from '@laundry/strings';
import { expect, test } from '../src/journey.ts';
import { accounts, buildingsOf, search, signIn, today } from '../src/portal.ts';
import { addressOf, openAs } from '../src/reports.ts';
import { answer, create, nameOf, newResident, openResidents, rowOf } from '../src/residents.ts';

const THIS_MONTH = `?from=${today().slice(0, 8)}01&to=${today()}&building=all`;

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: false });

  test('all columns of the uses are shown', async ({ page, stack }) => {
    await openAs(page, `${addressOf(stack, 'uses')}${THIS_MONTH}`, accounts.administration);
    const table = page.getByRole('grid', { name: 'Consulta de usos' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    for (const head of await table.getByRole('columnheader').all())
      await expect(head).toBeInViewport({ ratio: 1 });
  });

  test('transactions are listed and unfold to all their values', async ({ page, stack }) => {
    await openAs(page, `${addressOf(stack, 'transactions')}${THIS_MONTH}`, accounts.administration);
    const rows = page.getByRole('list', { name: 'Transacciones confirmadas' }).getByRole('listitem');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await rows.first().locator('summary').click();
    await expect(rows.first().getByRole('term')).toHaveCount(Object.keys(transactionsReport.columns).length);
  });

  test('the actions of a row are in a menu, which passes the focus on', async ({
    page,
    stack,
    expectAccessible,
  }) => {
    const resident = newResident();
    await openResidents(page, stack.addresses.portal);
    await create(page, resident);
    const menu = page.getByRole('button', {
      name: `Acciones de ${nameOf(resident)}`,
    });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ver usos' })).toBeFocused();
    await expectAccessible(page);
    for (const item of ['Reenviar confirmación', 'Eliminar']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await answer(page, 'NO');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ver usos' })).toBeFocused();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await answer(page, 'SÍ');
    await expect(rowOf(page, resident.email)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Acciones de / }).first()).toBeFocused();
  });
});

for (const report of ['uses', 'transactions'])
  test(`at 1440 x 900 a search for ${report} shows at least 12 rows and truncates no text`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${stack.addresses.portal}/dashboard-${report}`);
    await signIn(page, accounts.administration);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [building = ''] = await buildingsOf(page);
    await search(page, '2026-01-01', today(), building);
    const rows = page.getByRole('grid').locator('[role=row][data-id]');
    await expect(rows.nth(12)).toBeAttached();
    const visibleRows = () =>
      rows.evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
    await expect.poll(visibleRows).toBeGreaterThanOrEqual(12);
    const truncated = await page
      .getByRole('gridcell')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(truncated).toEqual([]);
  });
