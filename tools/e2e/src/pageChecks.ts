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

/**
 * The positions of the controls in a part of a page, in whole CSS pixels from the top of the page; those of
 * sticky elements from the top of the window.
 */
export const positionsOf = (part: Locator) =>
  part.locator('input:visible, textarea:visible, select:visible, button:visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const sticks = [control.parentElement, control.parentElement?.parentElement].some(
        (around) => around && getComputedStyle(around).position === 'sticky',
      );
      return [left, sticks ? 0 : top + window.scrollY, width, height].map(Math.round).join(' ');
    }),
  );

/**
 * Sums up the layout shifts since the page's first paint that do not follow an input. @returns a function
 * that reads the sum
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => sum });
  });
  return () => page.evaluate('window.layoutShift()');
}

/** Waits for the web font, which the page requests after its first paint. */
export const webFontLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Onest Variable') && status === 'loaded',
    ),
  );

/**
 * Collects the bodies of a page's requests to a path. They are read on their way, because the browser does
 * not report the body of a request that is a stream.
 */
export async function sentBodies(page: Page, path: string): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**${path}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.continue();
  });
  return bodies;
}
