/** Tells how wide an element is in px, now and whenever that changes. @returns what ends it */
export function watchWidth(element: HTMLElement, tell: (width: number) => void): () => void {
  const measure = () => tell(element.getBoundingClientRect().width);
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
