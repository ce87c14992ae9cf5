import type { Page } from '@playwright/test';
import { cellsOfCsv } from '../../src/spreadsheets.ts';
import { expect, test } from '../../src/journey.ts';
import { accounts, openFilters, signIn, today } from '../../src/portal.ts';
import { usesCsv } from '../../src/reportCells.ts';
import { refusal } from '../../src/portalFaults.ts';
import { FAULTS, GENERIC } from '../../src/reportFaults.ts';
import { addressOf, apiOf, countOf, openAs, readDownload } from '../../src/reports.ts';
import type { Stack } from '../../src/stacks.ts';

test.use({ provokesFailures: true });

/** The second page of an export. */
const SECOND = /\/api\/v1\/reports\/uses\?.*page=2&perPage=1000/;

/** Searches uses whose export takes several pages. */
async function openUses(page: Page, stack: Stack) {
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  const api = await apiOf(page, stack);
  const filters = { from: '2026-01-01', to: today(), building: (await api.buildings())[0]?.id ?? '' };
  await page.goto(addressOf(stack, 'uses', filters));
  await expect(countOf(page)).toBeVisible();
  return { filters, api };
}

async function startExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
}

test('an interrupted export shows the reason, and its rows so far can be saved', async ({ page, stack }) => {
  test.slow();
  let downloads = 0;
  page.on('download', () => downloads++);
  const { filters, api } = await openUses(page, stack);
  await openFilters(page);
  await page.getByLabel('Tarjeta').fill('1234');
  for (const [name, { answer, text }] of Object.entries(FAULTS)) {
    await page.route(SECOND, answer);
    await startExport(page);
    const notice = page.getByText(`La exportación se cortó después de 1.000 filas. ${text}`);
    await expect(notice, name).toBeVisible();
    await page.unroute(SECOND);
    if (name === 'no network') break;
    await page.getByRole('button', { name: 'DESCARTAR' }).click();
    await expect(notice, name).toHaveCount(0);
  }
  expect(downloads).toBe(0);
  await expect(page.getByLabel('Tarjeta')).toHaveValue('1234');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'GUARDAR LO EXPORTADO' }).click();
  const { name, file } = await readDownload(await coming);
  expect(name).toMatch(new RegExp(`^usos-.+-2026-01-01-a-${today()}-incompleto\\.csv$`));
  const [, ...rows] = cellsOfCsv(file.toString('utf8').slice(1));
  expect(rows).toEqual(usesCsv((await api.uses(filters)).slice(0, 1_000)));
});

test('an export can be cancelled during a request and started again', async ({ page, stack }) => {
  await openUses(page, stack);
  await page.route(SECOND, () => undefined);
  await startExport(page);
  await expect(page.getByRole('progressbar', { name: 'Exportando CSV…' })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  const exporting = page.getByRole('button', { name: 'Exportar' });
  await expect(exporting).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'CANCELAR' }).click();
  await expect(page.getByText('Exportación cancelada después de 1.000 filas.')).toBeVisible();
  await expect(exporting).toBeFocused();
  await page.unroute(SECOND);
  const coming = page.waitForEvent('download');
  await startExport(page);
  expect((await coming).suggestedFilename()).not.toContain('incompleto');
});

test('an export without an answer ends after 20 seconds', async ({ page, stack }) => {
  await page.clock.install();
  await openUses(page, stack);
  const requested = page.waitForRequest(SECOND);
  await page.route(SECOND, () => undefined);
  await startExport(page);
  await requested;
  await page.clock.fastForward(20_500);
  await expect(page.getByText(`La exportación se cortó después de 1.000 filas. ${GENERIC}`)).toBeVisible();
});

test('a session that ends during an export leads to the login and back to the search', async ({
  page,
  stack,
}) => {
  await openUses(page, stack);
  const address = page.url();
  await page.route(SECOND, refusal(401, 'ex_unauthorized'));
  await startExport(page);
  await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
  await page.unroute(SECOND);
  await signIn(page, accounts.administration);
  await expect(page).toHaveURL(address);
  await expect(countOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
});
