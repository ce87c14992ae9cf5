import { affectedTime, storybookTime } from './nx.ts';
import { createThroughput } from './createThroughput.ts';
import { printFigures, printMissed } from './report.ts';
import type { Figure } from './report.ts';
import { startTimes } from './startTimes.ts';

/** The benchmarks by name: `npm run bench` runs all of them, `npm run bench -- create` one. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: startTimes,
  create: createThroughput,
  affected: affectedTime,
  storybook: storybookTime,
};

const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : Object.keys(BENCHMARKS);
const all: Figure[] = [];
for (const name of names) {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) throw new Error(`no benchmark ${name}; there are ${Object.keys(BENCHMARKS).join(', ')}`);
  const figures = await benchmark();
  printFigures(name, figures);
  all.push(...figures);
}
printMissed(all);
