import type { Page } from '@playwright/test';
import { cellsOfCsv, rowsOfWorkbook } from '../src/spreadsheets.ts';
import { expect, test } from '../src/journey.ts';
import { accounts, today } from '../src/portal.ts';
import {
  shownOf,
  TRANSACTIONS_COLUMNS,
  transactionsCsv,
  transactionsSheet,
  USES_COLUMNS,
  usesCsv,
  usesSheet,
} from '../src/reportCells.ts';
import { addressOf, apiOf, countOf, exported, filterBy, grouped, openAs } from '../src/reports.ts';

const FROM = '2025-01-01';
const BOM = '\uFEFF';

/** The specified columns of a table under its head, in their order; others may stand among them. */
function specified<Cell>([head = [], ...rows]: readonly (readonly Cell[])[], columns: readonly string[]) {
  const places = columns.map((column) => head.findIndex((cell) => cell === column));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  return rows.map((row) => places.map((place) => row[place]));
}

/** Reads the rows of an exported CSV, which must have a byte order mark and end with CRLF. */
function readCsv(file: Buffer, columns: readonly string[]) {
  const text = file.toString('utf8');
  expect(text.startsWith(BOM)).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return specified(cellsOfCsv(text.slice(BOM.length)), columns);
}

/** Reads the rows of an exported workbook. */
async function readSheet(page: Page, file: Buffer, columns: readonly string[]) {
  const rows = await rowsOfWorkbook(page, file);
  const width = Object.keys(rows[0] ?? {}).length;
  return specified(
    rows.map((row) => shownOf(row, width)),
    columns,
  );
}

test('an export of uses contains the rows of all pages, as in the database', async ({ page, stack }) => {
  test.slow();
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  const api = await apiOf(page, stack);
  const [building] = await api.buildings();
  const filters = { from: FROM, to: today(), building: building?.id ?? '' };
  await page.goto(addressOf(stack, 'uses', filters));
  await expect(countOf(page)).toBeVisible();
  const uses = await api.uses(filters);
  expect(uses.length).toBeGreaterThan(2_000);

  // Hidden columns are exported too (D45).
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Unidad' }).click();
  await page.keyboard.press('Escape');

  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(new RegExp(`^usos-edificio-.+-${FROM}-a-${today()}\\.csv$`));
  expect(readCsv(csv.file, USES_COLUMNS)).toEqual(usesCsv(uses));
  await expect(page.getByText(`${csv.name}: ${grouped(uses.length)} filas.`)).toBeVisible();

  const xlsx = await exported(page, 'XLSX');
  expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
  expect(await readSheet(page, xlsx.file, USES_COLUMNS)).toEqual(usesSheet(uses));
});

test('an export of transactions contains exactly the rows that the filters leave', async ({
  page,
  stack,
}) => {
  test.slow();
  await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
  const api = await apiOf(page, stack);
  const [building] = await api.buildings(true);
  const filters = { from: FROM, to: today(), building: building?.id ?? '' };
  await page.goto(addressOf(stack, 'transactions', filters));
  await expect(countOf(page)).toBeVisible();
  const records = await api.transactions(filters);
  const filtered = records.filter(
    ({ origin, user_name }) => origin === 'MercadoPagos' && /[eé]/i.test(user_name.normalize('NFC')),
  );
  expect(filtered.length).toBeGreaterThan(10);
  expect(filtered.length).toBeLessThan(records.length);

  await filterBy(page, 'Origen', 'mercado');
  await filterBy(page, 'Cliente', 'é');
  await expect(countOf(page)).toHaveText(`${grouped(filtered.length)} transacciones`);
  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(/-filtradas-cliente-e-origen-mercado\.csv$/);
  expect(readCsv(csv.file, TRANSACTIONS_COLUMNS)).toEqual(transactionsCsv(filtered));
  await expect(page.getByText(/\sfilas de [\d.]+, según los filtros de las columnas\.$/)).toBeVisible();
  const xlsx = await exported(page, 'XLSX');
  expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
  expect(await readSheet(page, xlsx.file, TRANSACTIONS_COLUMNS)).toEqual(transactionsSheet(filtered));
});
