import { availableParallelism } from 'node:os';

/** A measured figure and its target. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly target: string;
  readonly reached: boolean;
}

const withUnit = (value: number | string, unit: string): string => `${value} ${unit}`.trim();

/** A figure that must not be above its target. */
export const atMost = (name: string, value: number, target: number, unit: string, digits = 1): Figure => ({
  name,
  value: withUnit(value.toFixed(digits), unit),
  target: withUnit(`at most ${target}`, unit),
  reached: value <= target,
});

/** A figure that must stay under its target. */
export const below = (name: string, value: number, target: number, unit: string, digits = 1): Figure => ({
  name,
  value: withUnit(value.toFixed(digits), unit),
  target: withUnit(`below ${target}`, unit),
  reached: value < target,
});

/** A figure that must not be below its target. */
export const atLeast = (name: string, value: number, target: number, unit: string, digits = 1): Figure => ({
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

/** Prints the figures of one benchmark as rows. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title} (${availableParallelism()} cores)`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, target, reached } of figures)
    console.log(`  ${name.padEnd(width)}  ${value.padStart(14)}  ${target}${reached ? '' : '  MISSED'}`);
}

/** Prints how many figures missed their targets. */
export function printMissed(figures: readonly Figure[]): void {
  const missed = figures.filter(({ reached }) => !reached).length;
  console.log(missed === 0 ? '\nEvery target was reached.' : `\n${missed} target(s) missed.`);
}
