import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { accounts, asShown, buildingField, search, today } from '../src/portal.ts';
import { addressOf, apiOf, countOf, grouped, openAs } from '../src/reports.ts';
import type { Transaction } from '../src/reports.ts';

const FROM = '2026-01-01';

/** A sum of pesos as the portal shows it; cents are added up as whole numbers. */
function pesos(records: readonly Transaction[], of: 'amount' | 'adm_income'): string {
  const cents = records.reduce((sum, record) => sum + Math.round(record[of] * 100), 0);
  const digits = { useGrouping: 'always', minimumFractionDigits: cents % 100 === 0 ? 0 : 2 } as const;
  return `$ ${(cents / 100).toLocaleString('es-UY', digits)}`;
}

/** The value of a figure in the totals. */
const figure = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

test('a preset searches a month, the totals are those of the rows, and the URL can be shared', async ({
  page,
  stack,
}) => {
  test.slow();
  await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
  const api = await apiOf(page, stack);
  const [first, second] = await api.buildings(true);
  for (const [preset, pattern] of [
    ['Hoy', asShown(today())],
    ['Este mes', asShown(`${today().slice(0, 8)}01`)],
    ['Mes anterior', /^01\/\d\d\/\d{4}$/],
  ] as const) {
    await page.getByRole('button', { name: preset, exact: true }).click();
    await expect(page.getByLabel('Desde')).toHaveValue(pattern);
  }
  await buildingField(page).selectOption(first?.name ?? '');
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(countOf(page)).toBeVisible();

  const address = page.url();
  const filters = Object.fromEntries(new URL(address).searchParams) as Record<
    'from' | 'to' | 'building',
    string
  >;
  expect(Object.keys(filters)).toEqual(['from', 'to', 'building']);
  const records = await api.transactions(filters);
  await expect(countOf(page)).toHaveText(`${grouped(records.length)} transacciones`);
  await expect(figure(page, 'Monto (UYU)')).toHaveText(pesos(records, 'amount'));
  await expect(figure(page, 'Ingreso Administración (UYU)')).toHaveText(pesos(records, 'adm_income'));

  // Another search, and Back.
  await search(page, FROM, today(), second?.id ?? '');
  const others = await api.transactions({ from: FROM, to: today(), building: second?.id ?? '' });
  await expect(countOf(page)).toHaveText(`${grouped(others.length)} transacciones`);
  await page.goBack();
  await expect(countOf(page)).toHaveText(`${grouped(records.length)} transacciones`);
  await expect(page.getByLabel('Desde')).toHaveValue(asShown(filters.from));
  await expect(buildingField(page)).toHaveValue(filters.building);

  // After a login the same URL shows the same rows.
  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await openAs(page, address, accounts.administration);
  await expect(page).toHaveURL(address);
  await expect(countOf(page)).toHaveText(`${grouped(records.length)} transacciones`);
});
