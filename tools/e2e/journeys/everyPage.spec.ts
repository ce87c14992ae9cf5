import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { EACH_KIND } from '../src/publicPages.ts';
import { inBothSchemes } from '../src/pageChecks.ts';

/** The narrowest phone that the site supports. */
const NARROW = { width: 320, height: 640 };

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// On the phone project the checks run at the narrowest width.
test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'phone') await page.setViewportSize(NARROW);
});

for (const path of EACH_KIND)
  test(`${path} has one heading, is accessible in both schemes and does not scroll sideways`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-UY');
    expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    await inBothSchemes(page, expectAccessible);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The focus has left the header: it is in the content, or behind it where the content has no control.
    expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true);
  });
