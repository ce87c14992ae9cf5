import { printFigures, printMissed } from '../report.ts';
import type { Figure } from '../report.ts';
import { exports } from './exports.ts';
import { firstRow } from './firstRow.ts';
import { keystrokes } from './keystrokes.ts';
import { loginWeight } from './loginWeight.ts';
import { settlement } from './settlement.ts';
import { totals } from './totals.ts';
import { withPortal } from './underMeasure.ts';
import type { UnderMeasure } from './underMeasure.ts';

/** `npm run bench:portal` takes all of them, `npm run bench:portal -- totals` one. */
const BENCHMARKS: Readonly<Record<string, (under: UnderMeasure) => Promise<Figure[]>>> = {
  'first-row': firstRow,
  keystrokes,
  totals,
  exports,
  settlement,
  login: loginWeight,
};

const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : Object.keys(BENCHMARKS);
const unknown = names.find((name) => !(name in BENCHMARKS));
if (unknown !== undefined)
  throw new Error(`no benchmark ${unknown}; there are ${Object.keys(BENCHMARKS).join(', ')}`);

await withPortal(async (under) => {
  const all: Figure[] = [];
  for (const name of names) {
    const figures = (await BENCHMARKS[name]?.(under)) ?? [];
    printFigures(name, figures);
    all.push(...figures);
  }
  printMissed(all);
});
