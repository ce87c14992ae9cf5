import { expect, test } from '../src/journey.ts';
import { accounts, openFilters } from '../src/portal.ts';
import { addressOf, apiOf, countOf, exported, filterBy, openAs } from '../src/reports.ts';
import { inBothSchemes } from '../src/pageChecks.ts';

const MENUS = ['Columnas', 'Exportar'];
/** Phones have a single density. */
const TABLE_MENUS = [...MENUS, 'Densidad'];

for (const report of ['uses', 'transactions'] as const) {
  test(`the report of ${report} is accessible in every state, in both schemes`, async ({
    page,
    stack,
    isMobile,
    expectAccessible,
  }) => {
    test.slow();
    await openAs(page, addressOf(stack, report), accounts.administration);
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(page.getByRole('alert')).toContainText('son mandatorios para este reporte');
    await inBothSchemes(page, expectAccessible);

    // A single day has few rows, each of which axe checks.
    const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
    await page.goto(addressOf(stack, report, { from: '2026-10-05', to: '2026-10-05', building }));
    await expect(countOf(page)).toBeVisible();
    await inBothSchemes(page, expectAccessible);
    for (const menu of isMobile ? MENUS : TABLE_MENUS) {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('menu', { name: menu })).toBeVisible();
      await inBothSchemes(page, expectAccessible);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    const { name } = await exported(page, 'CSV');
    await expect(page.getByText(`${name}: `)).toBeVisible();
    await page.getByText('Por día', { exact: true }).last().click();
    await page.getByText('Ver los números').click();
    if (report === 'transactions') await filterBy(page, 'Cliente', 'a');
    await inBothSchemes(page, expectAccessible);

    await page.goto(addressOf(stack, report, { from: '2010-01-01', to: '2010-01-02', building }));
    await expect(page.getByText('No hay resultados')).toBeVisible();
    await inBothSchemes(page, expectAccessible);
  });
}

test('a failed report and a failed export are accessible', async ({ page, stack, expectAccessible }) => {
  test.slow();
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  const building = (await (await apiOf(page, stack)).buildings())[0]?.id ?? '';
  await page.goto(addressOf(stack, 'uses', { from: '2026-10-05', to: '2026-10-05', building }));
  await expect(countOf(page)).toBeVisible();
  await page.route('**/api/v1/reports/uses?*', () => undefined);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByRole('progressbar', { name: 'Exportando CSV…' })).toBeVisible();
  // In one scheme only, because the export fails by itself after 20 seconds.
  await expectAccessible(page);
  await page.getByRole('button', { name: 'CANCELAR' }).click();
  await expect(page.getByRole('button', { name: 'DESCARTAR' })).toBeVisible();
  await page.unroute('**/api/v1/reports/uses?*');
  await page.route('**/api/v1/reports/uses?*', (route) => route.fulfill({ json: [{ id: 7 }] }));
  await openFilters(page);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(page.getByRole('button', { name: 'REINTENTAR' })).toBeVisible();
  await inBothSchemes(page, expectAccessible);
});
