import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { TransactionRecord, UseRecord } from '@laundry/api-contract';
import type { Download, Locator, Page } from '@playwright/test';
import { signIn } from './portal.ts';
import type { Stack } from './stacks.ts';

/** A use, and a confirmed transaction, in the answers of our API (spec §3). */
export type Use = UseRecord;
export type Transaction = TransactionRecord;

/** The filters of a report's address. */
export interface ReportFilters {
  readonly from: string;
  readonly to: string;
  readonly building: string;
  readonly machine?: string;
}

export type Report = 'uses' | 'transactions';

export const addressOf = (stack: Stack, report: Report, filters?: ReportFilters): string =>
  `${stack.addresses.portal}/dashboard-${report}${filters ? `?${new URLSearchParams({ ...filters }).toString()}` : ''}`;

/** Opens a report as somebody who is not logged in: the login leads back to it. */
export async function openAs(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: /^REPORTE DE / })).toBeVisible();
}

/** Direct calls to the API with the session of the portal's page. */
export async function apiOf(page: Page, { addresses: { api } }: Stack) {
  const stored = await page.evaluate(() => localStorage.getItem('laundry.session') ?? '');
  const { session, account } = JSON.parse(stored) as {
    session: { token: string };
    account: { user: { administration_id: string } };
  };
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${api}${path}`, { headers: { Authorization: `Bearer ${session.token}` } });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const query = (filters: object) => new URLSearchParams(filters as Record<string, string>).toString();
  return {
    buildings: async (split = false) =>
      (await read(
        `/public-site/v1/administrations/${account.user.administration_id}/buildings${split ? '?split=true' : ''}`,
      )) as { id: string; name: string }[],
    machines: async (building: string) =>
      ((await read(`/api/v1/buildings/${building}`)) as { machines: { id: string }[] }).machines,
    /** All uses, in pages of 500, which differ from the portal's pages. */
    uses: async (filters: ReportFilters): Promise<Use[]> => {
      const all: Use[] = [];
      for (let page = 1; all.length === (page - 1) * 500; page++)
        all.push(
          ...((await read(
            `/api/v1/reports/uses?${query({ ...filters, page: String(page), perPage: '500' })}`,
          )) as Use[]),
        );
      return all;
    },
    transactions: async (filters: ReportFilters) =>
      (await read(`/api/v1/reports/transactions?${query(filters)}`)) as Transaction[],
  };
}

/** A number with thousands separators. */
export const grouped = (count: number): string => count.toLocaleString('es-UY', { useGrouping: 'always' });

/** The visible rows with a text: table rows, or cards on a phone. */
export const rowWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });

/** The number of rows that the table shows. */
export const countOf = (page: Page): Locator => page.getByText(/^[\d.]+\s(usos?|transacci(ón|ones))$/);

/** The filter box of a column. On a phone it is unfolded first. */
async function columnFilter(page: Page, column: string): Promise<Locator> {
  const box = page.getByLabel(`Filtrar por ${column}`, { exact: true });
  const disclosure = page.getByText('Filtros y orden');
  await expect(box.or(disclosure).filter({ visible: true }).first()).toBeVisible();
  if (!(await box.isVisible())) await disclosure.click();
  await expect(box).toBeVisible();
  return box;
}

/** Fills in the filter box of a column. */
export async function filterBy(page: Page, column: string, text: string): Promise<void> {
  await (await columnFilter(page, column)).fill(text);
}

/** Exports from the menu and reads the downloaded file. */
export async function exported(page: Page, kind: 'CSV' | 'XLSX'): Promise<{ name: string; file: Buffer }> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readDownload(await coming);
}

export async function readDownload(download: Download): Promise<{ name: string; file: Buffer }> {
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
