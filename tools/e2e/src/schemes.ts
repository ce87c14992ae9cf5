import type { Page } from '@playwright/test';

/** Both appearances. */
export const SCHEMES = ['light', 'dark'] as const;

/** Looks at a page in one appearance after the other. */
export async function inBothSchemes(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await look(page);
  }
}
