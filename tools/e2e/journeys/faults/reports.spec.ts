import { expect, test } from '../../src/journey.ts';
import { accounts, buildingField } from '../../src/portal.ts';
import { portalApi } from '../../src/portalApi.ts';
import { addressOf, apiOf, countOf, openAs } from '../../src/reports.ts';

test.use({ provokesFailures: true });

test('an address with filters that the API refuses says why, and can be corrected', async ({
  page,
  stack,
}) => {
  const { user, get } = await portalApi(stack, accounts.oneBuilding);
  const [foreign] = await get<{ id: string }[]>(
    `/public-site/v1/administrations/${user.administration_id}/buildings`,
  );
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const notOwn = 'El edificio indicado no figura entre los suyos.';
  for (const [building, text] of [
    [foreign?.id ?? '', notOwn],
    ['../../🧺\u202Eאבג', notOwn],
    ['x'.repeat(4_000), 'Alguno de los filtros no es válido.'],
  ] as const) {
    await page.goto(addressOf(stack, 'uses', { ...days, building }));
    await expect(page.getByText(text).first(), building.slice(0, 40)).toBeVisible();
    await expect(countOf(page)).toHaveCount(0);
  }
  const [own] = await (await apiOf(page, stack)).buildings();
  await buildingField(page).selectOption(own?.id ?? '');
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(countOf(page)).toBeVisible();
});
