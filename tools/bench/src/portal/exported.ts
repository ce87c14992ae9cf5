import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const WITHIN_MS = 120_000;

/** Exports by the menu. @returns the file, whole */
export async function exported(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: WITHIN_MS }),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ]);
  return readFile(await download.path());
}
