import { monthAfter, monthOfDay } from '@laundry/strings/format';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { countClicks, pressByKeyboard } from '../src/pageChecks.ts';
import { openPortal, today } from '../src/portal.ts';
import { exported } from '../src/reports.ts';

/** The longest time that closing a month may take, in ms. */
const CLOSED_WITHIN_MS = 60_000;

/** A slow mobile network: a round trip of 400 ms and 400 kbit/s. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const lastMonth = (): string => monthAfter(monthOfDay(today()), -1);

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'LIQUIDACIÓN DEL MES' });
const totals = (page: Page) => page.getByRole('region', { name: /^Totales de / });

test('three presses export a month, even slowly @phone-only', async ({ page, stack, expectAccessible }) => {
  const month = lastMonth();
  const clicks = await countClicks(page);
  await openPortal(page, stack);
  const before = clicks();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  const began = Date.now();
  await page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(totals(page)).toBeVisible();
  const csv = await exported(page, 'CSV');
  expect(clicks() - before).toBe(3);
  const xlsx = await exported(page, 'XLSX');
  expect(Date.now() - began).toBeLessThan(CLOSED_WITHIN_MS);
  expect([csv.name, xlsx.name]).toEqual(
    ['csv', 'xlsx'].map((kind) => `liquidacion-${month}-todos-los-edificios.${kind}`),
  );
  await expectAccessible(page);
});

test('the month can be closed, printed and exported by keyboard alone', async ({ page, stack }) => {
  const month = lastMonth();
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openPortal(page, stack);
  await expect(page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' })).toBeVisible();
  await pressByKeyboard(page, page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' }));
  await expect(heading(page)).toBeFocused();
  await expect(totals(page)).toBeVisible();
  const buildings = page.getByRole('table', { name: 'Liquidación' }).getByRole('rowheader');
  await pressByKeyboard(page, buildings.getByRole('button').first());
  await expect(page.getByRole('table', { name: /^Unidades de / })).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await pressByKeyboard(page, page.getByRole('button', { name: 'IMPRIMIR' }));
  const sheet = page.locator('.print-sheet');
  await expect(sheet.locator('header')).toContainText('Administración de Demostración');
  await expect(sheet.locator('h2')).toHaveCount(7);
  await expect(sheet.locator('tr').filter({ hasText: /^Total/ })).toHaveCount(6);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  await pressByKeyboard(page, page.getByRole('button', { name: 'Exportar' }));
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const name = (await coming).suggestedFilename();
  expect(name).toBe(`liquidacion-${month}-todos-los-edificios.xlsx`);
  await expect(page.getByText(new RegExp(`^${name}: 6\\sfilas\\.$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
});
