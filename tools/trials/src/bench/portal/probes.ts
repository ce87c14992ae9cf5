import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves in the frame in which a condition has become true, or after 5 s. */
    benchWhen: (holds: () => boolean) => Promise<number>;
    /** The texts of all visible rows, and how many rows the filters leave. */
    benchRows: () => string;
    /** Reports to the benchmark when a frame first showed a row, in ms since the navigation began. */
    benchFirstRow: (ms: number) => void;
    /** The longest task of the main thread since this was reset to 0, in ms. */
    benchLongestTask: number;
    /** The time from each key to the next painted frame, in ms; the browser rounds it to multiples of 8. */
    benchLetters: number[];
  }
}

/** Runs in the page before its own scripts. */
export function watchLongTasks(): void {
  window.benchLongestTask = 0;
  new PerformanceObserver((list) => {
    const longest = list.getEntries().map(({ duration }) => duration);
    window.benchLongestTask = Math.max(window.benchLongestTask, ...longest);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page before its own scripts; `.MuiDataGrid-row` are the rows of both grids. */
function watch(): void {
  const WITHIN_MS = 5000;
  const rows = () => [...document.querySelectorAll('.MuiDataGrid-row')].map((row) => row.textContent).join();
  window.benchRows = () => `${document.querySelector('[role=status]')?.textContent ?? ''} ${rows()}`;
  window.benchWhen = (holds) =>
    new Promise((resolve) => {
      const end = performance.now() + WITHIN_MS;
      const look = () => {
        if (holds() || performance.now() > end) resolve(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    });
  const observer = new MutationObserver(() => {
    if (rows() === '') return;
    observer.disconnect();
    requestAnimationFrame(() => window.benchFirstRow(performance.now()));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  window.benchLetters = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') window.benchLetters.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Opens a page and waits until it has its rows. The page itself reports its first row, because asking for it
 * from outside would run scripts in it.
 *
 * @returns when a frame first showed a row, in ms since the navigation began
 */
export async function openWithRows(page: Page, address: string): Promise<number> {
  const firstRow = Promise.withResolvers<number>();
  await page.exposeFunction('benchFirstRow', (ms: number) => firstRow.resolve(ms));
  await page.addInitScript(watchLongTasks);
  await page.addInitScript(watch);
  await page.goto(address);
  await firstRow.promise;
  await page.waitForLoadState('networkidle');
  return firstRow.promise;
}

/** The time from a user event to the frame in which the visible rows have changed, in ms. */
export async function untilOtherRows(
  page: Page,
  type: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number> {
  const answered = await page.evaluateHandle((event) => {
    const before = window.benchRows();
    return {
      took: new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) =>
          void window.benchWhen(() => window.benchRows() !== before).then((at) => resolve(at - timeStamp));
        addEventListener(event, begin, { capture: true, once: true });
      }),
    };
  }, type);
  await act();
  return answered.evaluate(({ took }) => took);
}
