/** The attribute of an element whose text is a value, with the value's name (layout/FilledText.tsx). */
export const FILLED = 'data-filled';

/** A card, and the prices of its building or of a laundromat. */
export type FilledValue = 'card' | 'price' | 'rate' | 'message';

/** Fills values into their elements; each name occurs once in the container. */
export function fillIn(container: ParentNode, values: Readonly<Partial<Record<FilledValue, string>>>): void {
  for (const [name, value] of Object.entries(values))
    container.querySelector(`[${FILLED}="${name}"]`)?.replaceChildren(value);
}
