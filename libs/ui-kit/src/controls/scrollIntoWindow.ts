/** The gap below a scrolled element, in px. */
const GAP = 16;

/** A ref callback for results below a form: scrolls them clear of the bottom bars unless visible. */
export function scrollIntoWindow(element: HTMLElement | null): void {
  if (!element) return;
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  if (element.getBoundingClientRect().bottom + GAP <= window.innerHeight - bars) return;
  element.style.scrollMarginBottom = `${GAP}px`;
  element.scrollIntoView({ block: 'nearest' });
}
