/** The middle one, of the sorted; between two, their mean. Infinity counts as the slowest. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
  return lower === upper ? upper : (lower + upper) / 2;
}

/** The median of the ratios of each run's two values: what slows the machine for a while slows both. */
export const medianRatio = (values: readonly number[], twins: readonly number[]): number =>
  median(values.map((value, run) => value / (twins[run] ?? NaN)));
