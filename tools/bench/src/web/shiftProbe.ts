/** How much moved on a page, by the part of the visit that was named when it moved. */
export interface Shifts {
  /** The part that is going on. */
  part: string;
  /** Every layout shift, also such as the browser forgives for a recent input. */
  all: Record<string, number>;
  /** Those that the browser counts. */
  counted: number;
  /** What moved, for the report. */
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

/** Runs in the page before its own scripts: sums what moves. */
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
