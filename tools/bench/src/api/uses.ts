import { execFile } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { writeCards } from '../cards.ts';
import { finish, runNode } from '../programs.ts';
import { atLeast, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { creations } from './create.ts';
import { CONNECTIONS } from './load.ts';
import type { BenchOptions } from './options.ts';
import { processorMs } from '../processUsage.ts';
import { withStage } from './stage.ts';
import type { Server, Stage } from './stage.ts';

const run = promisify(execFile);
const BUILDINGS = 8;
const CARDS = 100;
/** The uses in one batch of a controller. */
const BATCH = 100;
const TOP_UPS_PER_SECOND = 100;
const LEAST_PER_SECOND = 500;
/** The cores that the API and the database share. */
const CORES = '0,1';

/** Buildings with machines, and cards with enough balance for every use. */
const BUILDING_RECORDS = [
  `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
   select gen_random_uuid(), (select id from administrations), 'Bench ' || i, false, 16000, 12000, 0
   from generate_series(1, ${BUILDINGS}) as i`,
  `insert into machines (id, building_id, machine_type, sort_index, serial_number)
   select gen_random_uuid(), id, case when i < 4 then 'WASHER' else 'DRYER' end, i, 'BN-' || i
   from buildings, generate_series(1, 5) as i where name <> 'Bench'`,
  `insert into cards (uid, building_id, unit_id, state, balance_cents)
   select (70000000 + row_number() over ())::text, id, null, 'active', 1000000000000
   from buildings, generate_series(1, ${CARDS}) where name <> 'Bench'`,
];

interface Controller {
  readonly name: string;
  readonly key: string;
  readonly cards: readonly string[];
}

/** Pins the database server's later processes to a few cores. */
async function pinDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = await readFile(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8');
  const [, server = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  await run('taskset', ['-acp', CORES, server]);
}

async function fill(stage: Stage): Promise<{ databaseUrl: string; controllers: Controller[] }> {
  const databaseUrl = await stage.createDatabase('uses');
  await stage.importInto(databaseUrl, writeCards);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await pinDatabase(client);
  for (const statement of BUILDING_RECORDS) await client.query(statement);
  const { rows } = await client.query<{ name: string; reference: string; cards: string[] }>(
    `select 'bench-' || row_number() over () as name, reference, array_agg(uid) as cards
     from buildings join cards on building_id = buildings.id where name <> 'Bench' group by reference`,
  );
  await client.query('analyze');
  await client.end();
  const controllers: Controller[] = [];
  for (const { name, reference, cards } of rows) {
    const words = ['controller', 'add', name, '--building', reference];
    const command = runNode(['apps/api/src/company.ts', ...words], { DATABASE_URL: databaseUrl });
    const key = await command.line(/^[\w-]{40,}$/);
    await finish(command);
    controllers.push({ name, key, cards });
  }
  return { databaseUrl, controllers };
}

/** A batch of successful uses. */
const batchOf = (cards: readonly string[], at: string) =>
  JSON.stringify({
    uses: Array.from({ length: BATCH }, (_, index) => ({
      id: randomUUID(),
      machine: `BN-${1 + (index % 5)}`,
      card: cards[index % cards.length],
      at,
      result: 'Exitoso',
    })),
  });

/** Reports batches one after the other until the given time. @returns how long each took, in ms */
async function report(
  { origin }: Server,
  { name, key, cards }: Controller,
  until: number,
): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = batchOf(cards, new Date().toISOString());
    const signed = [timestamp, 'POST', '/machines/v1/uses', body].join('\n');
    const began = performance.now();
    const answer = await fetch(`${origin}/machines/v1/uses`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-controller': name,
        'x-timestamp': timestamp,
        'x-signature': createHmac('sha256', key).update(signed).digest('hex'),
      },
      body,
    });
    const { accepted } = (await answer.json()) as { accepted?: number };
    if (accepted !== BATCH) throw new Error(`${name}: ${answer.status}, ${accepted ?? 0} accepted`);
    times.push(performance.now() - began);
  }
  return times;
}

/** Controllers report uses as fast as they are answered, while top-ups are created at a fixed rate. */
export const usesRate = ({ seconds }: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const { databaseUrl, controllers } = await fill(stage);
    const api = await stage.startApi(databaseUrl);
    await run('taskset', ['-acp', CORES, String(api.pid)]);
    await Promise.all(controllers.map((each) => report(api, each, performance.now() + 1000)));
    const before = await processorMs(api.pid);
    const began = performance.now();
    const until = began + seconds * 1000;
    const [topUps, ...batches] = await Promise.all([
      autocannon({
        ...creations,
        url: api.origin,
        connections: CONNECTIONS,
        overallRate: TOP_UPS_PER_SECOND,
        duration: seconds,
      }),
      ...controllers.map((each) => report(api, each, until)),
    ]);
    const took = (performance.now() - began) / 1000;
    const times = batches.flat().toSorted((one, other) => one - other);
    const uses = times.length * BATCH;
    const busy = (await processorMs(api.pid)) - before;
    if (topUps.errors + topUps.non2xx > 0) throw new Error(`${topUps.non2xx} creations failed`);
    return [
      atLeast('uses/s of two cores, of 8 controllers, 100 in a batch', uses / took, LEAST_PER_SECOND, '', 0),
      withoutTarget(
        '  creations of top-ups beside them',
        `${(topUps.requests.total / took).toFixed(0)} a second`,
      ),
      withoutTarget('  their p99', `${topUps.latency.p99} ms`),
      withoutTarget(
        '  a batch, median and p99',
        `${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} and ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0)} ms`,
      ),
      withoutTarget('  the process a second', `${((busy / took / 1000) * 100).toFixed(0)} % of a core`),
    ];
  });
