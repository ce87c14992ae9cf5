import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../src/journey.ts';
import { openPortal, today } from '../src/portal.ts';
import {
  TRANSACTIONS_COLUMNS,
  USES_COLUMNS,
  rowCount,
  exported,
  filterBy,
  grouped,
  reportPath,
  reportsApi,
} from '../src/reports.ts';

const FROM = '2025-01-01';

/**
 * Exports a CSV, which must have the specified columns in their order; other columns may stand among them.
 * How values are written is tested elsewhere (`writeTable.test.ts`).
 *
 * @returns the heads, the rows' texts by column, and the file's name
 */
async function exportCsv(page: Page, columns: readonly string[]) {
  const csv = await exported(page, 'CSV');
  const text = csv.file.toString('utf8');
  const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  const heads = head.split(';');
  expect(heads.filter((name) => columns.includes(name))).toEqual(columns);
  const rows = lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(heads.map((name, index) => [name, cells[index] ?? '']));
  });
  return { heads, rows, name: csv.name };
}

test('an export of uses contains the rows of all pages, as in the database', async ({ page, stack }) => {
  test.slow();
  const api = await reportsApi(stack);
  const filters = { from: FROM, to: today(), building: await api.building() };
  await openPortal(page, stack, reportPath('uses', filters));
  await expect(rowCount(page)).toBeVisible();
  const uses = await api.uses(filters);
  expect(uses.length).toBeGreaterThan(2_000);

  // Hidden columns are exported too (D45).
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Unidad' }).click();
  await page.keyboard.press('Escape');

  const { heads, rows, name } = await exportCsv(page, USES_COLUMNS);
  expect(name).toMatch(new RegExp(`^usos-edificio-.+-${FROM}-a-${today()}\\.csv$`));
  expect(rows).toEqual(
    uses.map(({ machine, unit, card, result }) =>
      expect.objectContaining({
        Edificio: machine.building.name,
        Unidad: unit?.number ?? '',
        Máquina: machine.serial_number,
        Tipo: `${machine.machine_type === 'WASHER' ? 'Lavadora' : 'Secadora'} ${machine.sort_index}`,
        Tarjeta: card.uuid,
        Resultado: result,
      }),
    ),
  );

  const xlsx = await exported(page, 'XLSX');
  expect(xlsx.name).toBe(name.replace(/csv$/, 'xlsx'));
  const sheet = strFromU8(unzipSync(xlsx.file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const texts = [...sheet.matchAll(/<is><t[^>]*>([^<]*)<\/t>/g)].map(([, cell]) => cell);
  expect(texts.slice(0, heads.length)).toEqual(heads);
  const cards = texts.slice(heads.length).filter((cell = '') => /^\d{8}$/.test(cell));
  expect(cards).toEqual(rows.map((row) => row['Tarjeta']));
});

test('an export of transactions has exactly the rows that the filters leave', async ({ page, stack }) => {
  test.slow();
  const api = await reportsApi(stack);
  const filters = { from: FROM, to: today(), building: await api.building(true) };
  await openPortal(page, stack, reportPath('transactions', filters));
  await expect(rowCount(page)).toBeVisible();
  const records = await api.transactions(filters);
  const filtered = records.filter(
    ({ origin, user_name }) => origin === 'MercadoPagos' && /[eé]/i.test(user_name.normalize('NFC')),
  );
  expect(filtered.length).toBeGreaterThan(10);
  expect(filtered.length).toBeLessThan(records.length);

  await filterBy(page, 'Origen', 'mercado');
  await filterBy(page, 'Cliente', 'é');
  await expect(rowCount(page)).toHaveText(`${grouped(filtered.length)} transacciones`);
  const { rows, name } = await exportCsv(page, TRANSACTIONS_COLUMNS);
  expect(name).toMatch(/-filtradas-cliente-e-origen-mercado\.csv$/);
  await expect(page.getByText(/\sfilas\sde\s.+, según los filtros de las columnas\.$/)).toBeVisible();
  expect(rows).toEqual(
    filtered.map((record) =>
      expect.objectContaining({
        Edificio: record.building_name,
        Cliente: record.user_name,
        Email: record.user_email,
        Origen: record.origin,
        Tarjeta: record.uuid,
      }),
    ),
  );
});

test('an export can be cancelled while its code loads', async ({ page, stack }) => {
  await openPortal(page, stack, reportPath('uses', { from: FROM, to: today(), building: 'all' }));
  await expect(rowCount(page)).toBeVisible();
  // The page's own code, then its worker's.
  for (const code of ['**/assets/*.js', '**/assets/worker-*.js']) {
    const asked = page.waitForRequest(code);
    await page.route(code, () => undefined);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await asked;
    await page.getByRole('button', { name: 'CANCELAR' }).click();
    await expect(page.getByText('Exportación cancelada después de 0 filas.')).toBeVisible();
    await page.getByRole('button', { name: 'DESCARTAR' }).click();
    await page.unroute(code);
  }
});
