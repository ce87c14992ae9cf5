import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { tabTo } from '../src/pageChecks.ts';
import { accounts, openWelcome, today } from '../src/portal.ts';
import { portalApi } from '../src/portalApi.ts';
import { exported, readDownload } from '../src/reports.ts';
import { sheetsOfWorkbook } from '../src/spreadsheets.ts';

/** The figures of a month in the API's answers. */
interface Settled {
  totals: { washes: { count: number }; dries: { count: number }; failed: number; total: number };
  prepaid: { amount: number; adm_income: number };
}
interface Settlement extends Settled {
  buildings: (Settled & { name: string })[];
}
interface UsesSummary {
  count: number;
  succeeded: number;
}
interface TransactionsSummary {
  totals: { amount: number; adm_income: number }[];
}

/** The longest time that closing a month may take, in ms. */
const CLOSED_WITHIN_MS = 60_000;

/** A slow mobile network: a round trip of 400 ms and 400 kbit/s. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const pesos = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$ ${Math.abs(amount).toLocaleString('es-UY', {
    useGrouping: 'always',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

/** The last month, `YYYY-MM`, and its first and last day. */
function lastMonth() {
  const [year = 0, month = 1] = today().split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
  return { month: end.slice(0, 7), from: `${end.slice(0, 7)}-01`, to: end };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'LIQUIDACIÓN DEL MES' });
const totals = (page: Page) => page.getByRole('region', { name: /^Totales de / });

test('an administrator of five buildings closes the month in under a minute', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const { month, from, to } = lastMonth();
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  const began = Date.now();
  await page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(totals(page)).toBeVisible();
  const csv = await exported(page, 'CSV');
  const xlsx = await exported(page, 'XLSX');
  expect(Date.now() - began).toBeLessThan(CLOSED_WITHIN_MS);
  expect(csv.name).toBe(`liquidacion-${month}-todos-los-edificios.csv`);
  await expectAccessible(page);

  // The figures equal those of the two reports for the same days, to the cent.
  const api = await portalApi(stack, accounts.administration);
  const period = new URLSearchParams({ from, to, building: 'all' }).toString();
  const uses = await api.get<UsesSummary>(`/api/v1/reports/uses/summary?${period}`);
  const paid = await api.get<TransactionsSummary>(`/api/v1/reports/transactions/summary?${period}`);
  const settlement = await api.get<Settlement>(`/api/v1/reports/settlement?month=${month}&building=all`);
  expect(settlement.buildings).toHaveLength(5);
  expect(settlement.totals.washes.count + settlement.totals.dries.count).toBe(uses.succeeded);
  expect(settlement.totals.failed).toBe(uses.count - uses.succeeded);
  expect(settlement.prepaid.amount).toBe(paid.totals[0]?.amount);
  expect(settlement.prepaid.adm_income).toBe(paid.totals[0]?.adm_income);
  const shown = async (label: string) =>
    (await totals(page).getByRole('term').filter({ hasText: label }).locator('xpath=..').innerText()).replace(
      label,
      '',
    );
  expect((await shown('Total de usos exitosos')).trim()).toBe(pesos(settlement.totals.total));
  expect((await shown('Cargas de saldo')).trim()).toBe(pesos(settlement.prepaid.amount));
  expect((await shown('Ingreso Administración')).trim()).toBe(pesos(settlement.prepaid.adm_income));

  // The workbook has a sheet of totals and one for each building, with numeric cells.
  const sheets = await sheetsOfWorkbook(page, xlsx.file);
  expect([...sheets.keys()]).toEqual([
    'Totales',
    'Pago entre las partes',
    ...settlement.buildings.map(({ name }) => name),
  ]);
  expect(sheets.get('Totales')?.at(-1)?.['G']?.value).toBe(settlement.totals.total);
  for (const { name, totals: own } of settlement.buildings)
    expect(sheets.get(name)?.at(-1)?.['G']?.value).toBe(own.total);
});

test('an administrator closes the month in three presses, however many buildings there are @any-width', async ({
  page,
  stack,
}) => {
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.evaluate(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    window.addEventListener('click', ({ isTrusted }) => isTrusted && pressed(), true);
  });
  await page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' }).click();
  await expect(totals(page)).toBeVisible();
  const { name, file } = await exported(page, 'CSV');
  expect(name).toBe(`liquidacion-${lastMonth().month}-todos-los-edificios.csv`);
  expect(presses).toBe(3);

  const api = await portalApi(stack, accounts.administration);
  const { buildings } = await api.get<Settlement>(
    `/api/v1/reports/settlement?month=${lastMonth().month}&building=all`,
  );
  for (const building of buildings) expect(String(file)).toContain(building.name);
});

test('the month can be closed, printed and exported by keyboard alone', async ({ page, stack }) => {
  const { month } = lastMonth();
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  await expect(page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(totals(page)).toBeVisible();
  // A desktop has a table of the buildings, a phone a list.
  const first = page
    .getByRole('table', { name: 'Liquidación' })
    .getByRole('rowheader')
    .getByRole('button')
    .or(page.getByRole('list', { name: 'Liquidación' }).locator('summary'))
    .first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Unidades de / })).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'IMPRIMIR' }));
  await page.keyboard.press('Enter');
  const sheet = page.locator('.print-sheet');
  await expect(sheet.locator('header')).toContainText('Administración de Demostración');
  await expect(sheet.locator('h2')).toHaveCount(7);
  await expect(sheet.locator('tr').filter({ hasText: /^Total/ })).toHaveCount(6);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: 'Exportar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const { name } = await readDownload(await coming);
  expect(name).toBe(`liquidacion-${month}-todos-los-edificios.xlsx`);
  await expect(page.getByText(new RegExp(`^${name}: 6\\sfilas\\.$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
});

test('the month can be closed on a slow network @any-width', async ({ page, stack }, { annotations }) => {
  await openWelcome(page, stack.addresses.portal, accounts.administration);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  const began = Date.now();
  await page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' }).click();
  await expect(totals(page)).toBeVisible();
  const shown = Date.now() - began;
  const { name } = await exported(page, 'XLSX');
  expect(name).toMatch(/\.xlsx$/);
  annotations.push({ type: 'closed', description: `${shown} ms shown, ${Date.now() - began} ms in a file` });
});
