import { readFile } from 'node:fs/promises';
import type { TransactionRecord, UseRecord } from '@laundry/api-contract';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { portalApi } from './portal.ts';
import type { Stack } from './stacks.ts';

/** The columns of both reports (spec §2). */
export const USES_COLUMNS = ['Edificio', 'Unidad', 'Máquina', 'Tipo', 'Fecha', 'Tarjeta', 'Resultado'];
export const TRANSACTIONS_COLUMNS = [
  'Edificio',
  'Monto',
  'Moneda',
  'Cliente',
  'Email',
  'Origen',
  'Fecha de creación',
  'Tarjeta',
  'Mensaje',
  'Ingreso Administración',
];

/** The filters of a report's address. */
export interface ReportFilters {
  readonly from: string;
  readonly to: string;
  readonly building: string;
}

/** The path of a report's result. */
export const reportPath = (report: 'uses' | 'transactions', filters: ReportFilters): string =>
  `/dashboard-${report}?${new URLSearchParams({ ...filters }).toString()}`;

/** The API's calls for the reports of the demo's administration. */
export async function reportsApi(stack: Stack) {
  const { user, call } = await portalApi(stack);
  const query = (filters: object) => new URLSearchParams(filters as Record<string, string>).toString();
  const administration = `/public-site/v1/administrations/${user.administration_id}`;
  return {
    /** The id of the first building, or of the first that shares in the income. */
    building: async (split = false) => {
      const path = `${administration}/buildings${split ? '?split=true' : ''}`;
      return (await call<{ id: string }[]>(path))[0]?.id ?? '';
    },
    /** All uses, in pages of 500, which differ from the portal's pages. */
    uses: async (filters: ReportFilters): Promise<UseRecord[]> => {
      const all: UseRecord[] = [];
      for (let page = 1; all.length === (page - 1) * 500; page++) {
        const wanted = query({ ...filters, page: String(page), perPage: '500' });
        all.push(...(await call<UseRecord[]>(`/api/v1/reports/uses?${wanted}`)));
      }
      return all;
    },
    transactions: (filters: ReportFilters) =>
      call<TransactionRecord[]>(`/api/v1/reports/transactions?${query(filters)}`),
  };
}

/** A number with thousands separators. */
export const grouped = (count: number): string => count.toLocaleString('es-UY', { useGrouping: 'always' });

/** The number of rows that the table shows. */
export const rowCount = (page: Page): Locator => page.getByText(/^[\d.]+\s(usos?|transacci(ón|ones))$/);

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
  const download = await coming;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
