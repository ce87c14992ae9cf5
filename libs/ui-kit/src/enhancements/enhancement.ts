/**
 * A progressive enhancement: what scripts add to the native parts of one kind below a root. The parts work
 * without it. React's pages and prerendered ones share it. @returns removes it again
 */
export type Enhancement = (root: HTMLElement) => () => void;

/** Listens to several events. @returns removes the listeners */
export function listen(
  target: EventTarget,
  events: readonly string[],
  handler: (event: Event) => void,
): () => void {
  for (const event of events) target.addEventListener(event, handler);
  return () => {
    for (const event of events) target.removeEventListener(event, handler);
  };
}
