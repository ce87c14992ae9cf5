/** Records when a page shows rows of its grid; times are ms since its navigation began. */
export interface RowsProbe {
  /** When a frame first showed a row of data. */
  firstRowMs?: number;
  /** The text of the first visible row. */
  first: () => string;
  /** The texts of all visible rows. */
  all: () => string;
  /** Resolves in the frame in which a condition has become true, or after 5 s. */
  when: (holds: () => boolean) => Promise<number>;
}

declare global {
  interface Window {
    benchRows?: RowsProbe;
    /** Reports to the benchmark when a frame first showed a row, in ms. */
    benchFirstRow?: (ms: string) => void;
  }
}

/** Selects the data rows of both grids. */
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
    /** The longest task of the main thread since this was reset to 0, in ms. */
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
