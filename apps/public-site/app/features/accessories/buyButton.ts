/** The id of an item's COMPRAR in the page: whoever comes back to the items finds the focus there. */
export const buyButtonOf = (itemId: string): string => `comprar-${itemId}`;
