import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More than the Tab stops between any two elements of a page. */
const STOPS = 60;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
