import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { asShown, accounts, buildingsOf, search, signIn, today } from '../src/portal.ts';
import { USES_COLUMNS } from '../src/reportCells.ts';

const FROM = '2026-01-01';

/**
 * Opens the uses report as an administration with several buildings.
 *
 * @returns the first building's id
 */
async function openUses(page: Page, portal: string): Promise<string> {
  await page.goto(`${portal}/dashboard-uses`);
  await signIn(page, accounts.administration);
  await expect(page.getByRole('heading', { name: 'REPORTE DE USOS' })).toBeVisible();
  const [building = ''] = await buildingsOf(page);
  return building;
}

/** Exports from the menu. */
async function exported(page: Page, kind: string): Promise<Download> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return coming;
}

test('an administration pages through its uses and exports all of them', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const building = await openUses(page, stack.addresses.portal);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(
    page.getByText('Los filtros de fechas y edificio son mandatorios para este reporte'),
  ).toBeVisible();

  const first = page.waitForResponse((response) => response.url().includes('/api/v1/reports/uses?'));
  await search(page, FROM, today(), building);
  const answer = await first;
  const query = new URL(answer.url()).searchParams;
  expect([query.get('page'), query.get('perPage')]).toEqual(['1', '50']);
  const total = Number(answer.headers()['x-total-count']);
  expect(total).toBeGreaterThan(100);
  await expect(
    page.getByText(`${total.toLocaleString('es-UY', { useGrouping: 'always' })} usos`),
  ).toBeVisible();
  await expect(page.getByLabel('Máquina').locator('option').filter({ hasText: 'LAVADORA - 1' })).toHaveCount(
    1,
  );
  await expectAccessible(page);

  const second = page.waitForResponse((response) => response.url().includes('page=2'));
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  expect((await second).status()).toBe(200);

  const csv = await exported(page, 'CSV');
  expect(csv.suggestedFilename()).toMatch(/^usos.*\.csv$/);
  const text = await readFile(await csv.path(), 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\r\n');
  expect(header.replace('\uFEFF', '').split(';')).toEqual(expect.arrayContaining(USES_COLUMNS));
  expect(lines).toHaveLength(total);

  const xlsx = await exported(page, 'XLSX');
  expect(xlsx.suggestedFilename()).toMatch(/^usos.*\.xlsx$/);
  // A spreadsheet is a zip.
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');
});

test('the welcome page lists failing machines, and a new password must not be empty', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await page.goto(`${stack.addresses.portal}/dashboard-admin`);
  await signIn(page, accounts.administration);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Bienvenido .+ a tu Dashboard de Lavadero!$/,
  );
  await expect(page.getByText(/LAVADORA - \d|SECADORA - \d/).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${stack.addresses.portal}/configuration`);
  await expect(page.getByRole('heading', { name: 'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -' })).toBeVisible();
  await page.getByRole('button', { name: 'ACTUALIZAR' }).click();
  await expect(page.getByText('Password no debe ser vacio')).toBeVisible();
  await page.getByLabel('Nueva contraseña').fill('corta');
  await page.getByRole('button', { name: 'ACTUALIZAR' }).click();
  await expect(page.getByText(/^Asegurarse de contener al menos una Mayúscula/).first()).toBeVisible();
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue('corta');
  await expectAccessible(page);
});

test.describe('failures', () => {
  test.use({ provokesFailures: true });

  test('an unknown building in the URL shows an error, and the other filters are kept', async ({
    page,
    stack,
  }) => {
    await openUses(page, stack.addresses.portal);
    const unknown = '5e0c6f0e-0000-4000-8000-000000000000';
    await page.goto(
      `${stack.addresses.portal}/dashboard-uses?from=${FROM}&to=2026-01-31&building=${unknown}`,
    );
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'El edificio indicado no figura entre los suyos' });
    await expect(notice.first()).toBeVisible();
    await expect(page.getByLabel('Desde')).toHaveValue(asShown(FROM));
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
    const [building = ''] = await buildingsOf(page);
    await search(page, FROM, today(), building);
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
