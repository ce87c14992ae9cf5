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
