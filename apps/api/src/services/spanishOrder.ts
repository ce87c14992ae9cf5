const collator = new Intl.Collator('es-UY', { numeric: true });

/** Orders texts as people here do: Ñ after N, Á beside A, 9 before 10. */
export const byText = (left: string, right: string): number => collator.compare(left, right);

/** Orders buildings by their names. */
export const byName = (left: { readonly name: string }, right: { readonly name: string }): number =>
  byText(left.name, right.name);

/** Orders units as people do: 9 before 10; what has no number comes last. */
export const byNumber = (
  left: { readonly number: string | null },
  right: { readonly number: string | null },
): number =>
  left.number === null || right.number === null
    ? Number(left.number === null) - Number(right.number === null)
    : byText(left.number, right.number);
