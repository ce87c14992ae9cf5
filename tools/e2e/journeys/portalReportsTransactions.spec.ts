import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { accounts, asShown, buildingField, search, today } from '../src/portal.ts';
import { addressOf, apiOf, countOf, filterBy, grouped, openAs, sortBy } from '../src/reports.ts';
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

test('all rows are filtered and sorted, and fifty of them are shown', async ({ page, stack }) => {
  await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
  const api = await apiOf(page, stack);
  const [building] = await api.buildings(true);
  const filters = { from: FROM, to: today(), building: building?.id ?? '' };
  await page.goto(addressOf(stack, 'transactions', filters));
  const records = await api.transactions(filters);
  const all = grouped(records.length);
  await expect(page.getByText(`1–50 de ${all}`)).toBeVisible();
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page.getByText(`51–100 de ${all}`)).toBeVisible();

  const paid = records.filter(({ origin }) => origin === 'Bancard');
  await filterBy(page, 'Origen', 'BANC');
  await expect(countOf(page)).toHaveText(`${grouped(paid.length)} transacciones`);
  await expect(page.getByText(`1–50 de ${grouped(paid.length)}`)).toBeVisible();
  await sortBy(page, 'Monto');
  const lowest = Math.min(...paid.map(({ amount }) => amount));
  const rows = page
    .getByRole('listitem')
    .or(page.getByRole('row').filter({ has: page.getByRole('gridcell') }));
  await expect(rows.filter({ hasText: 'Bancard' }).first()).toContainText(`$ ${grouped(lowest)}`);

  await filterBy(page, 'Email', 'nadie@');
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await page.getByRole('button', { name: 'QUITAR FILTROS' }).first().click();
  await expect(countOf(page)).toHaveText(`${all} transacciones`);
});

/** Whether the table shows a column, according to the menu. */
async function showsColumn(page: Page, column: string): Promise<boolean> {
  await page.getByRole('button', { name: 'Columnas' }).click();
  const checked = await page.getByRole('menuitemcheckbox', { name: column }).getAttribute('aria-checked');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return checked === 'true';
}

test('columns and density are kept for each user', async ({ page, stack, isMobile }) => {
  test.slow();
  const day = { from: today(), to: today() };
  await openAs(page, addressOf(stack, 'transactions'), accounts.administration);
  const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
  await page.goto(addressOf(stack, 'transactions', { ...day, building }));
  expect(await showsColumn(page, 'Mensaje')).toBe(true);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Mensaje' }).click();
  await page.keyboard.press('Escape');
  const density = page.getByRole('button', { name: 'Densidad' });
  if (!isMobile) {
    await density.click();
    await page.getByRole('menuitemradio', { name: 'Cómoda' }).click();
  }
  await page.reload();
  expect(await showsColumn(page, 'Mensaje')).toBe(false);
  if (isMobile) await expect(density).toHaveCount(0);
  else {
    await density.click();
    await expect(page.getByRole('menuitemradio', { name: 'Cómoda' })).toBeChecked();
  }

  await page.goto(`${stack.addresses.portal}/dashboard/login`);
  await openAs(page, addressOf(stack, 'transactions'), accounts.oneBuilding);
  await expect(buildingField(page)).not.toHaveValue('');
  const own = await buildingField(page).inputValue();
  await page.goto(addressOf(stack, 'transactions', { ...day, building: own }));
  expect(await showsColumn(page, 'Mensaje')).toBe(true);
});
