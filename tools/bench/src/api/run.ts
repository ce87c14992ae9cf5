import { loadavg } from 'node:os';
import { printFigures, printMissed } from '../report.ts';
import type { Figure } from '../report.ts';
import { callRatios } from './calls.ts';
import { createRatio } from './create.ts';
import { growth } from './growth.ts';
import { instanceRatio } from './instances.ts';
import { memoryUnderLoad } from './memoryUnderLoad.ts';
import { optionsFrom } from './options.ts';
import type { BenchOptions } from './options.ts';
import { settlement } from './settlement.ts';
import { usesRate } from './uses.ts';

/** `npm run bench:api` takes all of them, `npm run bench:api -- calls` one. */
const BENCHMARKS: Readonly<Record<string, (options: BenchOptions) => Promise<Figure[]>>> = {
  calls: callRatios,
  create: createRatio,
  growth,
  instances: instanceRatio,
  memory: memoryUnderLoad,
  settlement,
  uses: usesRate,
};

const options = optionsFrom(process.argv.slice(2));
const names = options.names.length > 0 ? options.names : Object.keys(BENCHMARKS);
const all: Figure[] = [];
for (const name of names) {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) throw new Error(`no benchmark ${name}; there are ${Object.keys(BENCHMARKS).join(', ')}`);
  const [before = 0] = loadavg();
  const figures = await benchmark(options);
  printFigures(`${name}, load of the machine before: ${before.toFixed(1)}`, figures);
  all.push(...figures);
}
printMissed(all);
