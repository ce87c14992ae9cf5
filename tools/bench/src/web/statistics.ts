/** The median; between two middle values, their mean. Infinity counts as the slowest. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
  return lower === upper ? upper : (lower + upper) / 2;
}

/**
 * The median of the ratios of two measurements of each run, because a slow moment of the machine affects
 * both.
 */
export const medianRatio = (values: readonly number[], twins: readonly number[]): number =>
  median(values.map((value, run) => value / (twins[run] ?? NaN)));
