import { useCallback, useEffect, useRef } from 'react';

/** The id of an item's COMPRAR in the page: whoever comes back to the items finds the focus there. */
export const buyButtonOf = (itemId: string): string => `comprar-${itemId}`;

/** No item is chosen: the catalogue is shown. */
const ITEMS = '';

/**
 * Leads the focus between the items and the forms: to the heading of the forms, and back to the button that
 * led to them; never on first load.
 *
 * @param itemId the item that is bought; undefined while the items are not known
 * @returns tells that the forms are in sight, which may be loaded first
 */
export function useShopFocus(itemId: string | undefined): () => void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (itemId !== ITEMS) return;
    if (shown.current) document.getElementById(buyButtonOf(shown.current))?.focus();
    shown.current = ITEMS;
  }, [itemId]);
  return useCallback(() => {
    if (shown.current === ITEMS) document.querySelector<HTMLElement>('.shop-step h1')?.focus();
    shown.current = itemId;
  }, [itemId]);
}
