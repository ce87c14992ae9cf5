import type { Page } from '@playwright/test';

/** Both colour schemes. */
export const SCHEMES = ['light', 'dark'] as const;

/** Runs a check of a page in both colour schemes. */
export async function inBothSchemes(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await check(page);
  }
}
