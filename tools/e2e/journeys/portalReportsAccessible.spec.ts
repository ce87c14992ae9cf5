import { expect, test } from '../src/journey.ts';
import { inBothSchemes } from '../src/pageChecks.ts';
import { accounts } from '../src/portal.ts';
import { addressOf, apiOf, countOf, exported, filterBy, openAs } from '../src/reports.ts';

/** The menus of a result, which are those of any report; phones have a single density. */
const MENUS = { phone: ['Columnas', 'Exportar'], desktop: ['Columnas', 'Exportar', 'Densidad'] };

for (const report of ['uses', 'transactions'] as const)
  test(`a result of ${report} is accessible in both schemes, with all that can be opened in it`, async ({
    page,
    stack,
    isMobile,
    expectAccessible,
  }) => {
    test.slow();
    await openAs(page, addressOf(stack, report), accounts.administration);
    const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
    // A single day has few rows, each of which axe checks.
    await page.goto(addressOf(stack, report, { from: '2026-10-05', to: '2026-10-05', building }));
    await expect(countOf(page)).toBeVisible();
    if (report === 'uses')
      for (const menu of MENUS[isMobile ? 'phone' : 'desktop']) {
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
  });
