/** What a page says of itself while it loads; times in milliseconds since its navigation began. */
export interface Paint {
  /** First contentful paint. */
  fcpMs: number;
  lcpMs: number;
  /** The element that was the largest painted. */
  lcpElement: string;
  /** Cumulative layout shift, by its worst session window. */
  cls: number;
  /** The sum of the durations of all tasks above 50 ms. */
  longTasksMs: number;
  /** The sum of what each of these takes beyond 50 ms, from the start of the navigation. */
  blockingMs: number;
  /** When the last of them ended. */
  lastLongTaskMs: number;
}

/** What entries of the observed types have beside their times, each type its own part. */
interface Seen extends PerformanceEntry {
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
  const watch = (type: string, heard: (entry: Seen) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(heard));
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
    const goesOn = startTime - shift.last < GAP_MS && startTime - shift.from < WINDOW_MS && shift.sum > 0;
    shift = goesOn
      ? { ...shift, last: startTime, sum: shift.sum + value }
      : { from: startTime, last: startTime, sum: value };
    paint.cls = Math.max(paint.cls, shift.sum);
  });
}
