import { useEffect, useRef } from 'react';

/** The name of the remove buttons, by which the focus finds the next one. */
export const REMOVE = 'remove';

/** The buttons that remove the rows around one: the next first, then the nearest of those before it. */
function buttonsAround(region: HTMLElement | null, id: string): HTMLElement[] {
  const all = [...(region?.querySelectorAll<HTMLButtonElement>(`button[name="${REMOVE}"]`) ?? [])];
  const place = all.findIndex(({ value }) => value === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place)).reverse()];
}

/** On a phone a folded row hides its button, so the row itself takes the focus. */
const inSight = (button: HTMLElement): HTMLElement =>
  button.closest('details:not([open])')?.querySelector('summary') ?? button;

/**
 * A row that is removed takes the pressed button with it: the focus then goes to that of the next row, of the
 * one before where it was the last, or to the region that held the rows.
 *
 * @param asking whether the question is in sight: it holds the focus until it is answered
 */
export function useFocusAfterRemoval(asking: boolean) {
  const region = useRef<HTMLElement>(null);
  const neighbours = useRef<readonly HTMLElement[] | null>(null);

  useEffect(() => {
    if (asking || neighbours.current === null) return;
    const neighbour = neighbours.current.find(({ isConnected }) => isConnected);
    neighbours.current = null;
    (neighbour ? inSight(neighbour) : region.current)?.focus();
  }, [asking]);

  /** The resident of that id is about to be removed. */
  const removing = (id: string) => {
    neighbours.current = buttonsAround(region.current, id);
  };
  return { region, removing };
}
