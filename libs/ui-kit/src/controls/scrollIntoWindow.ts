/**
 * The ref of what appears below a form: it is scrolled clear of the bars at the window's lower edge, if it is
 * not in sight.
 */
export function scrollIntoWindow(element: HTMLElement | null): void {
  if (!element) return;
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  if (element.getBoundingClientRect().bottom > window.innerHeight - bars)
    element.scrollIntoView({ block: 'nearest' });
}
