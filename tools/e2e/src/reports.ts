import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Download, Locator, Page } from '@playwright/test';
import { signIn } from './portal.ts';
import type { Stack } from './stacks.ts';

/** A use as the API tells it (spec §3). */
export interface Use {
  id: string;
  machine: { building: { name: string }; serial_number: string; machine_type: string };
  unit: { number: string } | null;
  timestamp: string;
  card: { uuid: string };
  result: string;
}

/** A confirmed transaction as the API tells it (spec §3). */
export interface Transaction {
  building_name: string;
  amount: number;
  currency: number;
  user_name: string;
  user_email: string;
  origin: string;
  creation_date: string;
  uuid: string;
  message: string | null;
  adm_income: number;
}

/** What a report is asked for. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly building: string;
  readonly machine?: string;
}

export type Report = 'uses' | 'transactions';

export const addressOf = (stack: Stack, report: Report, asked?: Asked): string =>
  `${stack.addresses.portal}/dashboard-${report}${asked ? `?${new URLSearchParams({ ...asked }).toString()}` : ''}`;

/** A report's page, asked for by somebody who is not logged in: the login leads back to it. */
export async function openAs(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: /^REPORTE DE / })).toBeVisible();
}

/** The API as the person in the portal may ask it, past the portal. */
export async function apiOf(page: Page, { addresses: { api } }: Stack) {
  const kept = await page.evaluate(() => localStorage.getItem('laundry.session') ?? '');
  const { session, account } = JSON.parse(kept) as {
    session: { token: string };
    account: { user: { administration_id: string } };
  };
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${api}${path}`, { headers: { Authorization: `Bearer ${session.token}` } });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const query = (asked: object) => new URLSearchParams(asked as Record<string, string>).toString();
  return {
    buildings: async (split = false) =>
      (await read(
        `/public-site/v1/administrations/${account.user.administration_id}/buildings${split ? '?split=true' : ''}`,
      )) as { id: string; name: string }[],
    machines: async (building: string) =>
      ((await read(`/api/v1/buildings/${building}`)) as { machines: { id: string }[] }).machines,
    /** All of them, five hundred at a time: other pages than the portal's. */
    uses: async (asked: Asked): Promise<Use[]> => {
      const all: Use[] = [];
      for (let page = 1; all.length === (page - 1) * 500; page++)
        all.push(
          ...((await read(
            `/api/v1/reports/uses?${query({ ...asked, page: String(page), perPage: '500' })}`,
          )) as Use[]),
        );
      return all;
    },
    transactions: async (asked: Asked) =>
      (await read(`/api/v1/reports/transactions?${query(asked)}`)) as Transaction[],
  };
}

/** A number with its separators. */
export const grouped = (count: number): string => count.toLocaleString('es-UY', { useGrouping: 'always' });

/** Rows on a screen: of a table, or the cards of a phone. */
export const rowWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });

/** How many the table says there are. */
export const countOf = (page: Page): Locator => page.getByText(/^[\d.]+\s(usos?|transacci(ón|ones))$/);

/** The box over a column, in sight: a phone has it behind a disclosure. */
export async function columnFilter(page: Page, column: string): Promise<Locator> {
  const box = page.getByLabel(`Filtrar por ${column}`, { exact: true });
  const disclosure = page.getByText('Filtros y orden');
  await expect(box.or(disclosure).filter({ visible: true }).first()).toBeVisible();
  if (!(await box.isVisible())) await disclosure.click();
  await expect(box).toBeVisible();
  return box;
}

/** Fills the box over a column. */
export async function filterBy(page: Page, column: string, text: string): Promise<void> {
  await (await columnFilter(page, column)).fill(text);
}

/** Puts the rows in order by a column's head; cards of a phone have a list of orders instead. */
export async function sortBy(page: Page, column: string): Promise<void> {
  const orders = page.getByLabel('Ordenar por');
  const head = page.getByRole('columnheader', { name: column }).getByText(column, { exact: true });
  await expect(orders.or(head)).toBeAttached();
  if ((await orders.count()) > 0) await orders.selectOption(`${column}, ascendente`);
  else await head.click();
}

/** Exports by the menu, and reads what the browser was handed. */
export async function exported(page: Page, kind: 'CSV' | 'XLSX'): Promise<{ name: string; file: Buffer }> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readDownload(await coming);
}

export async function readDownload(download: Download): Promise<{ name: string; file: Buffer }> {
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
