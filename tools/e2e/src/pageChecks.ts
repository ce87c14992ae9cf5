import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More than the Tab stops between any two elements of a page. */
const STOPS = 60;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // A disabled element is not a Tab stop yet.
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Presses Tab until an element has the focus, and then Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** By how many CSS pixels a page is wider than its window. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Runs in the page, before axe runs or positions are read. Content outside the window is not laid out
 * (`content-visibility`): its text would seem to overlap what follows, and its height is a guess. Transitions
 * are ended, because their colours do not have the final contrast. A sticky bar covers a part of the content,
 * so the page is scrolled to its end, where the bar is in its own place.
 */
export function bringToRest(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *, body footer'))
    part.style.contentVisibility = 'visible';
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  if (document.querySelector('[data-action-bar]')) window.scrollTo(0, document.body.scrollHeight);
}

const SCHEMES = ['light', 'dark'] as const;
export type ColourScheme = (typeof SCHEMES)[number];

/** Shows a page in a scheme. */
export async function inScheme(page: Page, colorScheme: ColourScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The page's script follows the system's scheme a moment later.
  await page.waitForFunction(
    (wanted) => (document.documentElement.dataset['colourScheme'] ?? wanted) === wanted,
    colorScheme,
  );
}

/** Checks a page in both schemes. */
export async function inBothSchemes(
  page: Page,
  check: (page: Page, scheme: ColourScheme) => Promise<void>,
): Promise<void> {
  for (const scheme of SCHEMES) {
    await inScheme(page, scheme);
    await check(page, scheme);
  }
}

/**
 * The positions of the controls in a part of a page, in whole CSS pixels from the top of the page; those of
 * sticky elements from the top of the window.
 */
export const readPositions = (part: Locator) =>
  part.locator('input:visible, textarea:visible, select:visible, button:visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const sticks = [control.parentElement, control.parentElement?.parentElement].some(
        (around) => around && getComputedStyle(around).position === 'sticky',
      );
      return [left, sticks ? 0 : top + window.scrollY, width, height].map(Math.round).join(' ');
    }),
  );

/** Expects an element in the viewport, not covered by the notice or bar below it, once both are still. */
export async function expectAbove(element: Locator, notice: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [upper, lower] = [await element.boundingBox(), await notice.boundingBox()];
      return (upper?.y ?? Infinity) + (upper?.height ?? 0) - (lower?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
}

/** https://wicg.github.io/layout-instability, which TypeScript's DOM does not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Watches the layout shifts since the page's first paint that do not follow an input. @returns a function
 * that expects a sum that rounds to 0.00, and otherwise names what moved, from where to where
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
              return `${what} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
            }),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShifts: () => shifts });
  });
  return async () => {
    const shifts: readonly { value: number }[] = await page.evaluate('window.layoutShifts()');
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.001);
  };
}

/** Counts all taps and clicks, across pages. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // Clicking a label also clicks its control, but that event has no pointer.
        if (isTrusted && detail > 0) (window as unknown as { countClick: () => void }).countClick();
      },
      true,
    );
  });
  return () => clicks;
}

/** Holds back requests for some files, as a slow network does. @returns a function that releases them */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<null>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => resolve(null);
}

/** Waits for the web font, which the page requests after its first paint. */
export const webFontLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Onest Variable') && status === 'loaded',
    ),
  );
