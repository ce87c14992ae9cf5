import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { ADMINISTRATOR } from '../data.ts';
import type { Sites } from '../sites.ts';
import type { Stage } from '../stage.ts';

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

/** A desktop's screen, with this machine's processor and no network delay. */
const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1350, height: 940 },
  locale: 'es-UY',
  timezoneId: 'America/Montevideo',
};

/** Opens pages as a signed-in administrator; each visit begins with an empty cache. */
export type Visit = <Result>(
  see: (page: Page, slowDown: (times: number) => Promise<unknown>, devtools: CDPSession) => Promise<Result>,
) => Promise<Result>;

/** Logs in once through the login page. Each visit gets the local storage, with the portal's session. */
export async function signedIn(stage: Stage): Promise<{ readonly sites: Sites; readonly visit: Visit }> {
  const sites = await stage.sites();
  const first = await sites.browser.newContext(DESKTOP);
  const page = await first.newPage();
  await page.goto(`${sites.portal}/dashboard/login`);
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await page.waitForURL(`${sites.portal}/dashboard-admin`);
  const storageState = await first.storageState();
  await first.close();

  const visit: Visit = async (see) => {
    const context = await sites.browser.newContext({ ...DESKTOP, storageState });
    try {
      const visited = await context.newPage();
      const devtools = await context.newCDPSession(visited);
      const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
      return await see(visited, slowDown, devtools);
    } finally {
      await context.close();
    }
  };
  return { sites, visit };
}
