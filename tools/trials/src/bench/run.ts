import { parseArgs } from 'node:util';
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

const text = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: text('7'), seconds: text('10'), rows: text('10000000') },
});
const options = { rounds: Number(values.rounds), seconds: Number(values.seconds), rows: Number(values.rows) };
if (!Object.values(options).every((number) => number > 0))
  throw new Error('--rounds, --seconds and --rows have to be above 0');
const names = positionals.length > 0 ? positionals : Object.keys(USUAL);
const unknown = names.filter((name) => !(name in ALL));
if (unknown.length > 0)
  throw new Error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(ALL).join(', ')}`);

await withStage(options, async (stage) => {
  let missed = 0;
  for (const name of names) {
    const figures = (await ALL[name]?.(stage)) ?? [];
    printFigures(name, figures);
    missed += figures.filter(({ reached }) => !reached).length;
  }
  console.log(missed === 0 ? '\nEvery target was reached.' : `\n${missed} target(s) missed.`);
});
