/**
 * What a native part gains from script, given to everything of its kind below a root; without it the part works all
 * the same. React's pages and those that are HTML alone use the same one. @returns what takes it back
 */
export type Comfort = (root: HTMLElement) => () => void;

/** Listens to several events. @returns what ends it */
export function listen(
  target: EventTarget,
  events: readonly string[],
  heard: (event: Event) => void,
): () => void {
  for (const event of events) target.addEventListener(event, heard);
  return () => {
    for (const event of events) target.removeEventListener(event, heard);
  };
}
