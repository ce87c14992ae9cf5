import { randomUUID } from 'node:crypto';
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
import { rowOf } from '../src/residents.ts';
import type { Stack } from '../src/stacks.ts';
import { cards } from '../src/topUp.ts';

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

/** Creates a payment with a payer's name that is a formula with quotes and separators. */
async function hostileTopUp({ addresses: { api } }: Stack): Promise<{ id: string; email: string }> {
  const email = `hostil-${randomUUID()}@demo.example`;
  const answer = await fetch(`${api}/api/v1/transaction/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      name: '=1+1;"<b>Eva</b>", 🧺',
      currency: 858,
      amount: 400.5,
      uid: cards.plain,
      channel: 'MercadoPagos',
    }),
  });
  expect(answer.status).toBe(201);
  const { transaction_id: id } = (await answer.json()) as { transaction_id: string };
  return { id, email };
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

  // An export of a single machine.
  const [machine] = await api.machines(filters.building);
  const machineFilters = { ...filters, machine: machine?.id ?? '' };
  await page.goto(addressOf(stack, 'uses', machineFilters));
  await expect(countOf(page)).toBeVisible();
  const machineUses = await api.uses(machineFilters);
  expect(machineUses.length).toBeLessThan(uses.length);
  expect(readCsv((await exported(page, 'CSV')).file, USES_COLUMNS)).toEqual(usesCsv(machineUses));
});

test('an export of transactions contains exactly the filtered rows, and formulas are escaped', async ({
  page,
  stack,
  providers,
}) => {
  test.slow();
  const hostile = await hostileTopUp(stack);
  await providers.settle('mercadopago', hostile.id, 'approve');

  await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
  const api = await apiOf(page, stack);
  const filtersOf = (building: string) => ({ from: FROM, to: today(), building });
  let filters = filtersOf('');
  await expect
    .poll(async () => {
      for (const { id } of await api.buildings(true)) {
        filters = filtersOf(id);
        if ((await api.transactions(filters)).some(({ user_email }) => user_email === hostile.email))
          return id;
      }
      return '';
    })
    .not.toBe('');

  await page.goto(addressOf(stack, 'transactions', filters));
  await expect(countOf(page)).toBeVisible();
  const records = await api.transactions(filters);
  expect(records.length).toBeGreaterThan(500);

  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(new RegExp(`^transacciones-edificio-.+-${FROM}-a-${today()}\\.csv$`));
  const rows = readCsv(csv.file, TRANSACTIONS_COLUMNS);
  expect(rows).toEqual(transactionsCsv(records));
  const hostileRow = rows.find((row) => row.includes(hostile.email));
  expect(hostileRow?.slice(1, 4)).toEqual(['400,50', 'UYU', `'=1+1;"<b>Eva</b>", 🧺`]);

  const xlsx = await exported(page, 'XLSX');
  expect(await readSheet(page, xlsx.file, TRANSACTIONS_COLUMNS)).toEqual(transactionsSheet(records));

  // With column filters the export contains the filtered rows in table order, and its name says so.
  await filterBy(page, 'Origen', 'mercado');
  await filterBy(page, 'Cliente', 'é');
  const filteredRecords = records.filter(
    ({ origin, user_name }) => origin === 'MercadoPagos' && /[eé]/i.test(user_name.normalize('NFC')),
  );
  expect(filteredRecords.length).toBeGreaterThan(10);
  expect(filteredRecords.length).toBeLessThan(records.length);
  await expect(countOf(page)).toHaveText(`${grouped(filteredRecords.length)} transacciones`);
  const filtered = await exported(page, 'CSV');
  expect(filtered.name).toBe(csv.name.replace(/\.csv$/, '-filtradas-cliente-e-origen-mercado.csv'));
  expect(readCsv(filtered.file, TRANSACTIONS_COLUMNS)).toEqual(transactionsCsv(filteredRecords));
  await expect(page.getByText(/\sfilas de [\d.]+, según los filtros de las columnas\.$/)).toBeVisible();
  const filteredSheet = await exported(page, 'XLSX');
  expect(filteredSheet.name).toBe(xlsx.name.replace(/\.xlsx$/, '-filtradas-cliente-e-origen-mercado.xlsx'));
  expect(await readSheet(page, filteredSheet.file, TRANSACTIONS_COLUMNS)).toEqual(
    transactionsSheet(filteredRecords),
  );

  await filterBy(page, 'Email', hostile.email);
  await expect(rowOf(page, hostile.email)).toContainText('=1+1;"<b>Eva</b>", 🧺');
});
