import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { TransactionRecord, UseRecord } from '@laundry/api-contract';
import type { Download, Locator, Page } from '@playwright/test';
import { signIn } from './portal.ts';
import { sessionOf } from './portalApi.ts';
import type { Stack } from './stacks.ts';

/** A use, and a confirmed transaction, in the answers of our API (spec §3). */
export type Use = UseRecord;
export type Transaction = TransactionRecord;

/** The filters of a report's address. */
export interface ReportFilters {
  readonly from: string;
  readonly to: string;
  readonly building: string;
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
export async function apiOf(page: Page, stack: Stack) {
  const { user, get } = await sessionOf(page, stack);
  const query = (filters: object) => new URLSearchParams(filters as Record<string, string>).toString();
  const administration = `/public-site/v1/administrations/${user.administration_id}`;
  return {
    buildings: (split = false) =>
      get<{ id: string; name: string }[]>(`${administration}/buildings${split ? '?split=true' : ''}`),
    /** All uses, in pages of 500, which differ from the portal's pages. */
    uses: async (filters: ReportFilters): Promise<Use[]> => {
      const all: Use[] = [];
      for (let page = 1; all.length === (page - 1) * 500; page++) {
        const wanted = query({ ...filters, page: String(page), perPage: '500' });
        all.push(...(await get<Use[]>(`/api/v1/reports/uses?${wanted}`)));
      }
      return all;
    },
    transactions: (filters: ReportFilters) =>
      get<Transaction[]>(`/api/v1/reports/transactions?${query(filters)}`),
  };
}

/** A number with thousands separators. */
export const grouped = (count: number): string => count.toLocaleString('es-UY', { useGrouping: 'always' });

/** The number of rows that the table shows. */
export const countOf = (page: Page): Locator => page.getByText(/^[\d.]+\s(usos?|transacci(ón|ones))$/);

/** Fills in the filter box of a column. On a phone it is unfolded first. */
export async function filterBy(page: Page, column: string, text: string): Promise<void> {
  const box = page.getByLabel(`Filtrar por ${column}`, { exact: true });
  const disclosure = page.getByText('Filtros y orden');
  await expect(box.or(disclosure).filter({ visible: true }).first()).toBeVisible();
  if (!(await box.isVisible())) await disclosure.click();
  await box.fill(text);
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
