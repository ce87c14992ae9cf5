/** What a page with a grid says of its rows; times in milliseconds since its navigation began. */
export interface RowsProbe {
  /** When the first row of data was in a frame. */
  firstRowMs?: number;
  /** The text of the first row in sight. */
  first: () => string;
  /** The texts of all rows in sight. */
  all: () => string;
  /** Settles in the frame in which a condition of the page has come true, or after 5 s without it. */
  when: (holds: () => boolean) => Promise<number>;
}

declare global {
  interface Window {
    benchRows?: RowsProbe;
    /** Tells the benchmark when the first row was in a frame, in ms. */
    benchFirstRow?: (ms: string) => void;
  }
}

/** Both grids' rows of data. */
export const ROW = '.MuiDataGrid-row';

/** Runs in the page before its own scripts. */
export function watchRows(selector: string): void {
  const LONGEST_MS = 5000;
  const first = () => document.querySelector(selector)?.textContent.trim() ?? '';
  const probe: RowsProbe = {
    first,
    all: () => [...document.querySelectorAll(selector)].map((row) => row.textContent).join(),
    when: (holds) =>
      new Promise((resolve) => {
        const end = performance.now() + LONGEST_MS;
        const look = () => {
          if (holds() || performance.now() > end) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  };
  window.benchRows = probe;
  const observer = new MutationObserver(() => {
    if (first() === '') return;
    observer.disconnect();
    requestAnimationFrame(() => {
      probe.firstRowMs = performance.now();
      window.benchFirstRow?.(String(probe.firstRowMs));
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

declare global {
  interface Window {
    /** The longest task of the main thread since this was set to 0, in ms. */
    benchLongestTask?: number;
  }
}

/** Runs in the page before its own scripts. */
export function watchTasks(): void {
  window.benchLongestTask = 0;
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    window.benchLongestTask = Math.max(window.benchLongestTask ?? 0, longest);
  }).observe({ type: 'longtask' });
}
