const collator = new Intl.Collator('es-UY', { numeric: true });

/** Orders texts by the rules of Spanish: Ñ after N, Á with A; and numbers by value: 9 before 10. */
export const byText = (left: string, right: string): number => collator.compare(left, right);

/** Orders buildings by their names. */
export const byName = (left: { readonly name: string }, right: { readonly name: string }): number =>
  byText(left.name, right.name);

/** Orders units by their numbers: 9 before 10; units without a number come last. */
export const byNumber = (
  left: { readonly number: string | null },
  right: { readonly number: string | null },
): number =>
  left.number === null || right.number === null
    ? Number(left.number === null) - Number(right.number === null)
    : byText(left.number, right.number);
