import { availableParallelism, loadavg } from 'node:os';

/** A measured figure and its target. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly reached: boolean;
}

const withUnit = (value: number | string, unit: string): string => `${value} ${unit}`.trim();

/** A figure that must not be above its target. */
export const atMost = (name: string, value: number, target: number, unit = '', digits = 1): Figure => ({
  name,
  value: withUnit(value.toFixed(digits), unit),
  target: withUnit(`at most ${target}`, unit),
  reached: value <= target,
});

/** A figure that must not be below its target. */
export const atLeast = (name: string, value: number, target: number, unit = '', digits = 0): Figure => ({
  name,
  value: withUnit(value.toFixed(digits), unit),
  target: withUnit(`at least ${target}`, unit),
  reached: value >= target,
});

/** A figure without a target. */
export const withoutTarget = (name: string, value: string): Figure => ({
  name,
  value,
  target: '',
  reached: true,
});

/** The median; between two middle values, their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
  return (lower + upper) / 2;
}

/**
 * Two measurements that took turns: the median of their ratios, because a slow moment of the machine affects
 * both, and the medians of both in ms.
 */
export function compared<Run>(
  name: string,
  runs: { readonly ones: readonly Run[]; readonly others: readonly Run[] },
  readTime: (run: Run) => number,
  target: number,
): Figure[] {
  const [ones, others] = [runs.ones.map(readTime), runs.others.map(readTime)];
  const ratios = ones.map((ms, round) => ms / (others[round] ?? NaN));
  return [
    atMost(`${name}, ratio`, median(ratios), target, '', 2),
    withoutTarget('  in milliseconds', `${median(ones).toFixed(0)} : ${median(others).toFixed(0)}`),
  ];
}

/** Runs two measurements by turns; which one comes first alternates. The first rounds only warm up. */
export async function byTurns<Run>(
  rounds: number,
  warmUps: number,
  one: () => Promise<Run>,
  other: () => Promise<Run>,
) {
  const ones: Run[] = [];
  const others: Run[] = [];
  const turns = [async () => ones.push(await one()), async () => others.push(await other())];
  for (let round = 0; round < warmUps + rounds; round++)
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  return { ones: ones.slice(warmUps), others: others.slice(warmUps) };
}

/** Prints the figures of one benchmark as rows. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title} (${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)})`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, target, reached } of figures)
    console.log(`  ${name.padEnd(width)}  ${value.padStart(14)}  ${target}${reached ? '' : '  MISSED'}`);
}
