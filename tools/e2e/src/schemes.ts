import type { Page } from '@playwright/test';

/** Both colour schemes. */
export const SCHEMES = ['light', 'dark'] as const;

/**
 * Runs a check of a page in both colour schemes, without transitions: a colour on its way has no contrast
 * yet.
 */
export async function inBothSchemes(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  const still = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // The page's script follows the system's scheme a moment later.
    await page.waitForFunction(
      (wanted) => (document.documentElement.dataset['colourScheme'] ?? wanted) === wanted,
      colorScheme,
    );
    await check(page);
  }
  await still.evaluate((tag: HTMLElement) => tag.remove());
}
