import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cellsOfCsv } from '../src/csv.ts';
import { expect, test } from '../src/journey.ts';
import { accounts, today } from '../src/portal.ts';
import {
  shownOf,
  transactionsCsv,
  transactionsSheet,
  TRANSACTIONS_COLUMNS,
  usesCsv,
  usesSheet,
  USES_COLUMNS,
} from '../src/reportCells.ts';
import { addressOf, apiOf, countOf, exported, filterBy, grouped, openAs, rowWith } from '../src/reports.ts';
import type { Stack } from '../src/stacks.ts';
import { cards } from '../src/topUp.ts';
import { rowsOfWorkbook } from '../src/workbook.ts';

const FROM = '2025-01-01';
const BOM = '\uFEFF';

/**
 * The head and the rows of an exported CSV, which is UTF-8 with a mark, and ends its lines as spreadsheets
 * want it.
 */
function readCsv(file: Buffer): { head: string; rows: string[][] } {
  const text = file.toString('utf8');
  expect(text.startsWith(BOM)).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const [head = [], ...rows] = cellsOfCsv(text.slice(BOM.length));
  return { head: head.join(';'), rows };
}

/** The rows of an exported workbook, under their heads. */
async function readSheet(page: Page, file: Buffer, columns: readonly string[]) {
  const [head = {}, ...rows] = await rowsOfWorkbook(page, file);
  expect(shownOf(head, columns.length)).toEqual(columns);
  return rows.map((row) => shownOf(row, columns.length));
}

/** Somebody pays, of a name that a spreadsheet would run and a file's lines would break at. */
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

test('an export of uses holds every row of all pages, as the database has them', async ({ page, stack }) => {
  test.slow();
  await openAs(page, addressOf(stack, 'uses'), accounts.administration);
  const api = await apiOf(page, stack);
  const [building] = await api.buildings();
  const asked = { from: FROM, to: today(), building: building?.id ?? '' };
  await page.goto(addressOf(stack, 'uses', asked));
  await expect(countOf(page)).toBeVisible();
  const uses = await api.uses(asked);
  expect(uses.length).toBeGreaterThan(2_000);

  // Columns that are out of sight are exported all the same (D45).
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Unidad' }).click();
  await page.keyboard.press('Escape');

  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(new RegExp(`^usos-edificio-.+-${FROM}-a-${today()}\\.csv$`));
  const { head, rows } = readCsv(csv.file);
  expect(head).toBe(USES_COLUMNS.join(';'));
  expect(rows).toEqual(usesCsv(uses));
  await expect(page.getByText(`${csv.name}: ${grouped(uses.length)} filas.`)).toBeVisible();

  const xlsx = await exported(page, 'XLSX');
  expect(xlsx.name).toBe(csv.name.replace(/csv$/, 'xlsx'));
  expect(await readSheet(page, xlsx.file, USES_COLUMNS)).toEqual(usesSheet(uses));

  // A machine's alone.
  const [machine] = await api.machines(asked.building);
  const narrowed = { ...asked, machine: machine?.id ?? '' };
  await page.goto(addressOf(stack, 'uses', narrowed));
  await expect(countOf(page)).toBeVisible();
  const ofMachine = await api.uses(narrowed);
  expect(ofMachine.length).toBeLessThan(uses.length);
  expect(readCsv((await exported(page, 'CSV')).file).rows).toEqual(usesCsv(ofMachine));
});

test('an export of transactions holds exactly the rows in sight, and no cell is run', async ({
  page,
  stack,
  providers,
}) => {
  test.slow();
  const hostile = await hostileTopUp(stack);
  await providers.settle('mercadopago', hostile.id, 'approve');

  await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
  const api = await apiOf(page, stack);
  const askedOf = (building: string) => ({ from: FROM, to: today(), building });
  let asked = askedOf('');
  await expect
    .poll(async () => {
      for (const { id } of await api.buildings(true)) {
        asked = askedOf(id);
        if ((await api.transactions(asked)).some(({ user_email }) => user_email === hostile.email)) return id;
      }
      return '';
    })
    .not.toBe('');

  await page.goto(addressOf(stack, 'transactions', asked));
  await expect(countOf(page)).toBeVisible();
  const records = await api.transactions(asked);
  expect(records.length).toBeGreaterThan(500);

  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(new RegExp(`^transacciones-edificio-.+-${FROM}-a-${today()}\\.csv$`));
  const { head, rows } = readCsv(csv.file);
  expect(head).toBe(TRANSACTIONS_COLUMNS.join(';'));
  expect(rows).toEqual(transactionsCsv(records));
  const ofHostile = rows.find((row) => row.includes(hostile.email));
  expect(ofHostile?.slice(1, 4)).toEqual(['400,50', 'UYU', `'=1+1;"<b>Eva</b>", 🧺`]);

  const xlsx = await exported(page, 'XLSX');
  expect(await readSheet(page, xlsx.file, TRANSACTIONS_COLUMNS)).toEqual(transactionsSheet(records));

  // What the columns' filters leave, in the order in sight, and its name says so.
  await filterBy(page, 'Origen', 'mercado');
  await filterBy(page, 'Cliente', 'é');
  const left = records.filter(
    ({ origin, user_name }) => origin === 'MercadoPagos' && /[eé]/i.test(user_name.normalize('NFC')),
  );
  expect(left.length).toBeGreaterThan(10);
  expect(left.length).toBeLessThan(records.length);
  await expect(countOf(page)).toHaveText(`${grouped(left.length)} transacciones`);
  const filtered = await exported(page, 'CSV');
  expect(filtered.name).toBe(csv.name.replace(/\.csv$/, '-filtradas.csv'));
  expect(readCsv(filtered.file).rows).toEqual(transactionsCsv(left));
  await expect(page.getByText(/\sfilas de [\d.]+, según los filtros de las columnas\.$/)).toBeVisible();
  const filteredSheet = await exported(page, 'XLSX');
  expect(filteredSheet.name).toBe(xlsx.name.replace(/\.xlsx$/, '-filtradas.xlsx'));
  expect(await readSheet(page, filteredSheet.file, TRANSACTIONS_COLUMNS)).toEqual(transactionsSheet(left));

  await filterBy(page, 'Email', hostile.email);
  await expect(rowWith(page, hostile.email)).toContainText('=1+1;"<b>Eva</b>", 🧺');
});
