import { readCommandLine } from '@laundry/sandbox/commandLine';
import { affected, start, storybook } from './commands.ts';
import { growth } from './growth.ts';
import { load } from './load.ts';
import { exports } from './portal/exports.ts';
import { firstRow } from './portal/firstRow.ts';
import { keystrokes } from './portal/keystrokes.ts';
import { printFigures } from './report.ts';
import type { Figure } from './report.ts';
import { withStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { lighthouse } from './web/lighthouse.ts';
import { shop } from './web/shop.ts';
import { topUp } from './web/topUp.ts';

type Benchmark = (stage: Stage) => Promise<Figure[]>;

/** `npm run bench` runs these, `npm run bench -- NAME…` the named ones of all. */
const USUAL: Readonly<Record<string, Benchmark>> = { start, load, affected, storybook };
const ALL: Readonly<Record<string, Benchmark>> = {
  ...USUAL,
  growth,
  'top-up': topUp,
  shop,
  'first-row': firstRow,
  keystrokes,
  exports,
  lighthouse,
};

const OPTIONS = { rounds: '7', seconds: '10', rows: '10000000' } as const;
const { names, options } = readCommandLine({ options: OPTIONS, operands: '[name...]' }, (given, operands) => {
  const options = { rounds: Number(given.rounds), seconds: Number(given.seconds), rows: Number(given.rows) };
  if (!Object.values(options).every((number) => number > 0))
    throw new Error('--rounds, --seconds and --rows have to be above 0');
  const names = operands.length > 0 ? operands : Object.keys(USUAL);
  const unknown = names.filter((name) => !(name in ALL));
  if (unknown.length > 0)
    throw new Error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(ALL).join(', ')}`);
  return { names, options };
});

await withStage(options, async (stage) => {
  let missed = 0;
  for (const name of names) {
    const figures = (await ALL[name]?.(stage)) ?? [];
    printFigures(name, figures);
    missed += figures.filter(({ reached }) => !reached).length;
  }
  console.log(missed === 0 ? '\nEvery target was reached.' : `\n${missed} target(s) missed.`);
});
