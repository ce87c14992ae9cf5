/** Between what was scrolled and what is below it, in px. */
const GAP = 16;

/** The ref of what appears below a form: scrolled clear of the window's lower bars unless in sight. */
export function scrollIntoWindow(element: HTMLElement | null): void {
  if (!element) return;
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  if (element.getBoundingClientRect().bottom + GAP <= window.innerHeight - bars) return;
  element.style.scrollMarginBottom = `${GAP}px`;
  element.scrollIntoView({ block: 'nearest' });
}
