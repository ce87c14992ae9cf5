const collator = new Intl.Collator('es-UY', { numeric: true });

/** Orders units as people do: 9 before 10; what has no number comes last. */
export const byNumber = (
  left: { readonly number: string | null },
  right: { readonly number: string | null },
): number =>
  left.number === null || right.number === null
    ? Number(left.number === null) - Number(right.number === null)
    : collator.compare(left.number, right.number);
