/** Layout shifts of a page, by the part of the visit in which they happened. */
export interface Shifts {
  /** The current part. */
  part: string;
  /** Every layout shift, including those that the browser excuses after a recent input. */
  all: Record<string, number>;
  /** The sum of the shifts that the browser counts. */
  counted: number;
  /** The elements that moved, for the report. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

declare global {
  interface Window {
    benchShifts?: Shifts;
  }
}

/** Runs in the page before its own scripts and sums up layout shifts. */
export function watchShifts(): void {
  const shifts: Shifts = { part: 'opening', all: {}, counted: 0, moved: [] };
  window.benchShifts = shifts;
  const named = (node: Node | null | undefined): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift;
      shifts.all[shifts.part] = (shifts.all[shifts.part] ?? 0) + value;
      if (!hadRecentInput) shifts.counted += value;
      shifts.moved.push(
        `${shifts.part} ${value.toFixed(4)}: ${sources.map(({ node }) => named(node)).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
