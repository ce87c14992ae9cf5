import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { BUILDINGS, USES_OF_A_MONTH, fillMonths, lastMonth } from '../monthsOfBuildings.ts';
import { ADMINISTRATION, ADMINISTRATION_RECORDS } from '../portal/buildings.ts';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import type { BenchOptions } from './options.ts';
import { signIn } from './signIn.ts';
import { withStage } from './stage.ts';
import type { Stage } from './stage.ts';

const MONTHS = 6;
const ROUNDS = 20;
const MAX_MS = 200;

async function fill(stage: Stage): Promise<string> {
  const url = await stage.createDatabase('settlement');
  await stage.importInto(url, (file) =>
    writeFile(file, ADMINISTRATION_RECORDS.map((row) => JSON.stringify(row)).join('\n')),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillMonths(client, { administration: ADMINISTRATION, months: MONTHS });
  } finally {
    await client.end();
  }
  return url;
}

/**
 * The settlement of fifty buildings for a month, and the first pages and totals of both reports over all of
 * them.
 */
export const settlement = (_options: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const { origin } = await stage.startApi(await fill(stage));
    const token = await signIn(origin, stage.simulators);
    const month = lastMonth();
    const period = `from=${month}-01&to=${month}-28&building=all`;
    const paths = {
      "a month's settlement": `settlement?month=${month}&building=all`,
      'a page of uses of all buildings': `uses?${period}`,
      'totals of uses of all buildings': `uses/summary?${period}`,
      'transactions of all buildings': `transactions?${period}`,
    };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = -3; round < ROUNDS; round += 1) {
        const from = performance.now();
        const answer = await fetch(`${origin}/api/v1/reports/${path}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        bytes = (await answer.arrayBuffer()).byteLength;
        if (round >= 0) times.push(performance.now() - from);
      }
      figures.push(
        atMost(
          `${name}, ${BUILDINGS} buildings, ${USES_OF_A_MONTH} uses a month`,
          median(times),
          MAX_MS,
          'ms',
        ),
        withoutTarget('  its answer', `${(bytes / 1024).toFixed(0)} kB`),
      );
    }
    return figures;
  });
