import { useCallback, useEffect, useRef } from 'react';

/** The id of an item's COMPRAR button, which gets the focus when the user returns to the items. */
export const buyButtonId = (itemId: string): string => `comprar-${itemId}`;

/** The `itemId` while the catalogue is shown. */
const ITEMS = '';

/**
 * Moves the focus between items and forms: to the heading of the forms, and back to the button that led to
 * them; never on first load.
 *
 * @param itemId the item that is bought; undefined while the items are unknown
 * @returns a function to call once the forms are shown, because they may have to be loaded first
 */
export function useShopFocus(itemId: string | undefined): () => void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (itemId !== ITEMS) return;
    if (shown.current) document.getElementById(buyButtonId(shown.current))?.focus();
    shown.current = ITEMS;
  }, [itemId]);
  return useCallback(() => {
    if (shown.current === ITEMS) document.querySelector<HTMLElement>('.shop-step h1')?.focus();
    shown.current = itemId;
  }, [itemId]);
}
