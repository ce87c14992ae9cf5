import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { testDatabase } from './testDatabase.ts';
import type { TestDatabase } from './testDatabase.ts';

/** What a distributed engine would place rows by (docs/operations.md, 'Beyond one server'). */
const OWNER = 'administrations';
const DISTRIBUTION_COLUMN = 'administration_id';
/** Columns that name something of an administration. */
const NAMES_OWNED = [
  DISTRIBUTION_COLUMN,
  'building_id',
  'unit_id',
  'card_uid',
  'account_id',
  'transaction_id',
];
/**
 * Names what is an administration's, and is placed by its own key: a lease of some minutes and its answer,
 * kept for a day.
 */
const BY_ITSELF = ['idempotency_keys'];
const GUIDE = join(import.meta.dirname, '../../../docs/operations.md');

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly references: readonly string[];
  /** The columns of each primary key and unique index. */
  readonly keys: readonly (readonly string[])[];
}

let database: TestDatabase;
let tables: ReadonlyMap<string, Table>;
/** What the guide says of each table. */
let told: ReadonlyMap<string, string>;

async function readTables(url: string): Promise<readonly Table[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Table>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns,
      array(select k.confrelid::regclass::text from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'f') as references,
      coalesce((select json_agg(array(select pg_get_indexdef(i.indexrelid, place, true)
                                      from generate_series(1, i.indnkeyatts) place))
                from pg_index i where i.indrelid = c.oid and i.indisunique), '[]') as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`);
  await client.end();
  return rows;
}

/** The rows of the guide's table: what is said, by each table's name. */
async function readGuide(): Promise<readonly (readonly [string, string])[]> {
  const [, section = ''] = (await readFile(GUIDE, 'utf8')).split('\n## Beyond one server\n');
  const rows = section.split('\n').filter((line) => line.trim().startsWith('| `'));
  return rows.flatMap((row) => {
    const [, names = '', placed = ''] = row.split('|');
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, placed.trim()] as const);
  });
}

beforeAll(async () => {
  database = await testDatabase();
  const read = await readTables(database.url);
  tables = new Map(read.map((table) => [table.name, table]));
  told = new Map(await readGuide());
});
afterAll(() => database.close());

/** Whether foreign keys lead from a table to the administration that its rows are of. */
function leadsToOwner(name: string, passed: readonly string[] = []): boolean {
  if (name === OWNER) return true;
  const next = tables.get(name)?.references ?? [];
  return next.some((other) => !passed.includes(other) && leadsToOwner(other, [...passed, name]));
}

/** How far a table is that is to be distributed, in the words of the guide. */
function readiness({ columns, keys }: Table): string {
  if (!columns.includes(DISTRIBUTION_COLUMN))
    return columns.includes('building_id')
      ? 'distributed: the column is missing, the row names its building'
      : 'distributed: the column is missing, other tables lead to the building';
  return keys.every((key) => key.includes(DISTRIBUTION_COLUMN))
    ? 'distributed: ready'
    : 'distributed: the column is there, but not in every key';
}

const isDistributed = (name: string) => told.get(name)?.startsWith('distributed') ?? false;

it('leads by foreign keys from every row of an administration to it, so that rows can be placed by administration', () => {
  const owned = [...tables.values()].filter(({ columns }) =>
    columns.some((column) => NAMES_OWNED.includes(column)),
  );
  expect(owned.length).toBeGreaterThan(20);
  expect(owned.map(({ name }) => name).filter((name) => !leadsToOwner(name))).toEqual(BY_ITSELF);
});

it('has the administration or the building in every row that there are millions of', () => {
  for (const name of ['uses', 'uses_by_day', 'transactions', 'confirmed_changes', 'cards', 'residents'])
    expect(tables.get(name)?.columns).toEqual(expect.arrayContaining(['building_id']));
});

it('has a place for every table in the guide', async () => {
  const names = (await readGuide()).map(([name]) => name);
  expect(names.toSorted()).toEqual([...tables.keys()].toSorted());
});

it('is as far from being distributed as the guide says of each table', () => {
  const distributed = [...tables.values()].filter(({ name }) => isDistributed(name));
  expect(distributed.map(({ name }) => [name, told.get(name)])).toEqual(
    distributed.map((table) => [table.name, readiness(table)]),
  );
});

it('has no foreign key from a table that stays whole to one that is distributed, which engines refuse', () => {
  const whole = [...tables.values()].filter(({ name }) => !isDistributed(name));
  const wrong = whole.flatMap(({ name, references }) =>
    references.filter(isDistributed).map((other) => `${name} -> ${other}`),
  );
  expect(wrong).toEqual([]);
});
