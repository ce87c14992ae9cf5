import { useOnChange } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { REMOVE } from './RowActions.tsx';

/** The remove buttons of the other rows: those after the given row, then those before it, nearest first. */
function buttonsAround(region: HTMLElement | null, id: string): HTMLElement[] {
  const all = [...(region?.querySelectorAll<HTMLButtonElement>(`button[name="${REMOVE}"]`) ?? [])];
  const place = all.findIndex(({ value }) => value === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place)).reverse()];
}

/** On a phone a folded row hides its button, so the row itself receives the focus. */
const inSight = (button: HTMLElement): HTMLElement =>
  button.closest('details:not([open])')?.querySelector('summary') ?? button;

/**
 * When a row is removed, its button disappears. The focus then moves to the button of the next row, of the
 * previous one if there is no next, or to the region around the rows if none is left or others change too.
 *
 * @param asking whether the confirmation dialog is open, which keeps the focus until it is answered
 * @param busy ids of rows with a request in progress
 */
export function useFocusAfterRemoval(asking: boolean, busy: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const neighbours = useRef<readonly HTMLElement[] | null>(null);

  useEffect(() => {
    if (asking || neighbours.current === null) return;
    const neighbour = neighbours.current.find(({ isConnected }) => isConnected);
    neighbours.current = null;
    (neighbour ? inSight(neighbour) : region.current)?.focus();
  }, [asking]);

  useOnChange(busy, () => {
    // The row of a refused action may turn out to be gone, with the button that had the focus.
    if (document.activeElement === document.body) region.current?.focus();
  });

  /** Must be called before a removal. @param id of the row; undefined where other rows change with it */
  const removing = (id: string | undefined) => {
    neighbours.current = id === undefined ? [] : buttonsAround(region.current, id);
  };
  return { region, removing };
}
