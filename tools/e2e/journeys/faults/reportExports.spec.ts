import { cellsOfCsv } from '../../src/spreadsheets.ts';
import { expect, test } from '../../src/journey.ts';
import { accounts, today } from '../../src/portal.ts';
import { usesCsv } from '../../src/reportCells.ts';
import { addressOf, apiOf, countOf, openAs, readDownload } from '../../src/reports.ts';

test.use({ provokesFailures: true });

test('an interrupted export shows the reason, and its rows so far can be saved', async ({ page, stack }) => {
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  const api = await apiOf(page, stack);
  const filters = { from: '2026-01-01', to: today(), building: (await api.buildings())[0]?.id ?? '' };
  await page.goto(addressOf(stack, 'uses', filters));
  await expect(countOf(page)).toBeVisible();
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.route(/\/api\/v1\/reports\/uses\?.*page=2&perPage=1000/, (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('La exportación se cortó después de 1.000 filas. Sin conexión.')).toBeVisible();
  expect(downloads).toBe(0);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'GUARDAR LO EXPORTADO' }).click();
  const { name, file } = await readDownload(await coming);
  expect(name).toMatch(new RegExp(`^usos-.+-2026-01-01-a-${today()}-incompleto\\.csv$`));
  const [, ...rows] = cellsOfCsv(file.toString('utf8').slice(1));
  expect(rows).toEqual(usesCsv((await api.uses(filters)).slice(0, 1_000)));
});
