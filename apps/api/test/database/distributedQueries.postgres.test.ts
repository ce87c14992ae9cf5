import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseOnPool } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/connect.ts';
import { createPool } from '../../src/database/pool.ts';
import { writeUses } from '../../src/queries/machines/machineUses.ts';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { setRecord } from '../company/companyFixture.ts';
import { startController, reportedUse } from '../machines/controllers.ts';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { PARTITION, distribute } from './distributed.ts';
import { OF_OTHERS, startReports, use } from '../reports/reports.ts';
import { connection } from '../support/templates.ts';
import { fixture, HOUR, startTestApp } from '../support/testApp.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

const QUERIES = join(import.meta.dirname, '../../src/queries');
const DISTRIBUTED = /\buses(_by_day|_at_prices)?\b/;

interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The queries that were sent since the list was emptied. */
const queries: Query[] = [];

type Pool = Parameters<typeof databaseOnPool>[0];

/** A pool that records the queries sent over it. */
const recorded = (pool: Pool): Pool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    const connection = await pool.connect();
    const query = connection.query.bind(connection) as (...args: readonly unknown[]) => unknown;
    return {
      release: () => connection.release(),
      query: (sql: unknown, parameters?: readonly unknown[]) => {
        if (typeof sql === 'string') queries.push({ sql, parameters: parameters ?? [] });
        return query(sql, parameters);
      },
    } as typeof connection;
  },
});

/** The database with its three tables in partitions by administration. */
async function distributed({ url }: TestDatabase): Promise<Database> {
  await distribute(url, PARTITION);
  return databaseOnPool(recorded(createPool(url, { connections: 8, statementMs: 10_000 }).pool));
}

const app = fixture(() => startReports(startTestApp({}, { replace: distributed })));
const client = fixture(() => connection(app.databaseUrl));
beforeEach(() => {
  queries.length = 0;
});

/** The tables of each part of a plan: of the statement, and of each of its CTEs and subqueries. */
function listTables(plan: Plan, part: string[] = [], parts: string[][] = [part]): string[][] {
  const { 'Relation Name': table, Plans: inner = [] } = plan;
  if (table !== undefined) part.push(table);
  for (const each of inner) {
    const own = each['Subplan Name'] === undefined ? part : [];
    if (own !== part) parts.push(own);
    listTables(each, own, parts);
  }
  return parts;
}

/** The plans of the queries on distributed tables, as the tables that each part reads or writes. */
async function plans(): Promise<readonly (readonly string[][])[]> {
  const found: (readonly string[][])[] = [];
  for (const { sql, parameters } of queries.filter((each) => DISTRIBUTED.test(each.sql))) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    found.push(rows[0]?.['QUERY PLAN'].map(({ Plan: plan }) => listTables(plan)).flat() ?? []);
  }
  return found;
}

const isDistributed = (table: string) => DISTRIBUTED.test(table.replace(/_shard_\d+$/, ''));
const findShards = (parts: readonly string[][]) =>
  new Set(parts.flat().flatMap((table) => /(?<=_shard_)\d+$/.exec(table) ?? []));

/** Expects queries that the engine can run: no part joins a distributed table with a local one. */
async function expectShards(most: number, ofAll = 0): Promise<void> {
  const planned = await plans();
  expect(planned.length).toBeGreaterThan(0);
  const mixed = planned.flat().filter((part) => part.some(isDistributed) && !part.every(isDistributed));
  expect(mixed).toEqual([]);
  expect(planned.filter((parts) => findShards(parts).size > most)).toHaveLength(ofAll);
}

const JUNE = { from: '2026-06-01', to: '2026-06-30' };
it('writes uses of several administrations at once, each to its shard', async () => {
  await writeUses(app.dependencies.db, [
    use('2026-06-10T12:00:00Z'),
    use('2026-06-10T13:00:00Z', { result: 'Sin agua' }),
    use('2026-06-11T12:00:00Z', { machine_id: MACHINES.dryer, unit_id: null }),
    use('2026-06-11T12:00:00Z', { ...OF_OTHERS, card_uid: CARDS.other }),
  ]);
  await expectShards(0);
  const { rows } = await client.query(
    `select count(distinct tableoid)::int as shards, count(*)::int as uses from uses`,
  );
  expect(rows).toEqual([{ shards: 2, uses: 4 }]);
});

it.each<[string, Record<string, string>, number?]>([
  ['/api/v1/reports/uses', { ...JUNE, building: IDS.plain }, 3],
  ['/api/v1/reports/uses', { ...JUNE, building: 'all', unit: UNITS.ten }, 2],
  ['/api/v1/reports/uses', { ...JUNE, building: IDS.plain, machine: MACHINES.dryer }, 1],
  ['/api/v1/reports/uses', { ...JUNE, building: IDS.plain, card: CARDS.plain }, 3],
  ['/api/v1/reports/uses/summary', { ...JUNE, building: IDS.plain }],
  ['/api/v1/reports/uses/summary', { ...JUNE, building: IDS.plain, card: CARDS.plain }],
  ['/api/v1/reports/settlement', { month: '2026-06', building: IDS.plain }],
  [`/api/v1/administrations/${IDS.administration}/overview`, {}],
  [`/api/v1/buildings/${IDS.plain}`, {}],
  ['/public-site/v1/card/machines', { param1: CARDS.plain }],
])('reads from one shard: %s %j', async (path, query, ...[count]) => {
  const { status, text } = await app.ask(path, query);
  expect(status).toBe(200);
  if (count !== undefined) expect(JSON.parse(text)).toHaveLength(count);
  await expectShards(1);
});

it('takes a batch of a controller in one shard, once', async () => {
  const controller = await startController(app, 'llano-1');
  const at = app.momentIn(-HOUR);
  const uses = [reportedUse('1', at), reportedUse('2', at, { result: 'Sin agua' })];
  expect(await controller.report(...uses)).toEqual({ accepted: 2, duplicates: 0, refused: [] });
  expect(await controller.report(...uses)).toEqual({ accepted: 0, duplicates: 2, refused: [] });
  await expectShards(1);
});

it("asks all shards for a card's report, by two statements", async () => {
  app.providers.captchaSays({ success: true, score: 0.9, action: 'userReport' });
  const query = { card: CARDS.plain, email: 'ana@demo.example', recaptchaToken: 'token' };
  expect((await app.ask('/public-site/v1/reports/sendReportByUid', query)).status).toBe(200);
  await expectShards(1, 2);
});

it('asks all shards for the check of the ledger, by two statements', async () => {
  await checkLedger(app.dependencies, { days: 1, graceMs: 0 });
  await expectShards(1, 2);
});

it('moves only the uses of today of a building that gets another administration today', async () => {
  const controller = await startController(app, 'llano-2');
  // The plain card is overdrawn by the batch above.
  const card = '51234567';
  await app.addCards({ uid: card, balance_cents: 50_000 });
  const uses = [
    reportedUse('1', app.clock(), { card }),
    reportedUse('2', app.clock(), { card, result: 'Sin agua' }),
  ];
  expect(await controller.report(...uses)).toMatchObject({ accepted: 2 });
  const today = app.today();
  const summary = (days: object, who?: 'other') =>
    app.read<{ count: number; succeeded: number }>(
      '/api/v1/reports/uses/summary',
      { ...days, building: IDS.plain },
      who,
    );
  const [june, day] = [await summary(JUNE), await summary({ from: today, to: today })];
  await setRecord(app, 'buildings', { reference: IDS.plain, administration: IDS.otherAdministration });

  expect(await summary({ from: today, to: today }, 'other')).toEqual(day);
  expect(await summary({ from: today, to: today })).toMatchObject({ count: 0 });
  expect(await summary(JUNE)).toEqual(june);
  expect(await summary(JUNE, 'other')).toMatchObject({ count: 0 });
  const month = { month: today.slice(0, 'YYYY-MM'.length), building: IDS.plain };
  expect(await app.read('/api/v1/reports/settlement', month, 'other')).toMatchObject({
    totals: { washes: { count: day.succeeded }, failed: day.count - day.succeeded },
  });
});

it('no other query file reads or writes the three distributed tables', async () => {
  const names = (await readdir(QUERIES, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(QUERIES, name), 'utf8')));
  const naming = names.filter((_, place) =>
    /(selectFrom\('|insertInto\('|join\('|from |into |join |for \(const table of \[')uses(_by_day|_at_prices)?\b/i.test(
      texts[place] ?? '',
    ),
  );
  expect(naming.toSorted()).toEqual([
    'administration/administrations.ts',
    'administration/overview.ts',
    'company/buildingAdministrations.ts',
    'ledgerCheck/ledgerCheck.ts',
    'machines/machineStates.ts',
    'machines/machineUses.ts',
    'reports/cardReports.ts',
    'reports/closedMonths.ts',
    'reports/settlement.ts',
    'reports/uses.ts',
  ]);
});
