/** Paint and blocking figures of a page load; times are ms since its navigation began. */
export interface Paint {
  /** First contentful paint. */
  fcpMs: number;
  lcpMs: number;
  /** The tag of the largest painted element. */
  lcpElement: string;
  /** Cumulative layout shift, by its worst session window. */
  cls: number;
  /** The sum of the durations of all tasks above 50 ms. */
  longTasksMs: number;
  /** The sum of what each of these tasks takes beyond 50 ms. */
  blockingMs: number;
  /** When the last of them ended. */
  lastLongTaskMs: number;
}

/** Fields that entries of the observed types have beside their times; each type has its own. */
interface ObservedEntry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

declare global {
  interface Window {
    benchPaint?: Paint;
  }
}

/** Runs in the page before its own scripts. */
export function watchPaint(): void {
  const WINDOW_MS = 5000;
  const GAP_MS = 1000;
  const LONG_MS = 50;
  const paint: Paint = {
    fcpMs: 0,
    lcpMs: 0,
    lcpElement: '',
    cls: 0,
    longTasksMs: 0,
    blockingMs: 0,
    lastLongTaskMs: 0,
  };
  window.benchPaint = paint;
  const watch = (type: string, onEntry: (entry: ObservedEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.fcpMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    paint.lcpMs = startTime;
    paint.lcpElement = element?.tagName.toLowerCase() ?? '';
  });
  watch('longtask', ({ startTime, duration }) => {
    paint.longTasksMs += duration;
    paint.blockingMs += duration - LONG_MS;
    paint.lastLongTaskMs = startTime + duration;
  });
  let shift = { from: 0, last: 0, sum: 0 };
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameWindow =
      startTime - shift.last < GAP_MS && startTime - shift.from < WINDOW_MS && shift.sum > 0;
    shift = isSameWindow
      ? { ...shift, last: startTime, sum: shift.sum + value }
      : { from: startTime, last: startTime, sum: value };
    paint.cls = Math.max(paint.cls, shift.sum);
  });
}
