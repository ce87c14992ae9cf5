import { expect, test } from '../src/journey.ts';
import { cards, shownCard } from '../src/topUp.ts';

test('a card shows which machines of its building are in use, from what its controller reports', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/my-laundry');
  await page.getByLabel('Código de tarjeta').fill(cards.live);
  await page.getByRole('button', { name: 'VER MÁQUINAS' }).click();
  const machines = page.getByRole('region', { name: 'Máquinas de su edificio' });
  await expect(machines.getByRole('listitem')).toHaveCount(3);
  // The demo's controller reports a use every few seconds.
  await expect(async () => {
    await machines.getByRole('button', { name: 'ACTUALIZAR' }).click();
    await expect(machines.getByText(/^Desde las \d\d:\d\d, probablemente hasta las/).first()).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expectAccessible(page);
  await machines.getByRole('link', { name: 'Reportar una falla de LAVADORA - 1' }).click();
  await expect(page.getByLabel('Máquina')).toHaveValue('LAVADORA - 1');
  await expect(page.getByLabel('Código de tarjeta')).toHaveValue(shownCard(cards.live));
});

test('a card of a building without a controller shows no data', async ({ page }) => {
  await page.goto(`/my-laundry?card=${cards.plain}`);
  const machines = page.getByRole('region', { name: 'Máquinas de su edificio' });
  await expect(machines.getByText('Sin datos').first()).toBeVisible();
  await expect(machines.getByText('Libre', { exact: true })).toHaveCount(0);
  await machines.getByRole('button', { name: 'OTRA TARJETA' }).click();
  await expect(page.getByLabel('Código de tarjeta')).toHaveValue('');
});
