import type { Locator, Page } from '@playwright/test';

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
