/** Digits in groups of these sizes, as far as there are digits: '21 100342 0017'. */
export function inGroups(digits: string, sizes: readonly number[]): string {
  let from = 0;
  return sizes
    .map((size) => digits.slice(from, (from += size)))
    .filter(Boolean)
    .join(' ');
}
