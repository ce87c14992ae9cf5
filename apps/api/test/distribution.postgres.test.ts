import pg from 'pg';
import { testDatabase } from './testDatabase.ts';
import type { TestDatabase } from './testDatabase.ts';

/** What a distributed engine would place rows by (docs/operations.md, 'Beyond one server'). */
const OWNER = 'administrations';
/** Columns that name something of an administration. */
const NAMES_OWNED = [
  'administration_id',
  'building_id',
  'unit_id',
  'card_uid',
  'account_id',
  'transaction_id',
];
/** Names what is an administration's, and is placed by its own key: a lease of some minutes and its answer, kept for a day. */
const BY_ITSELF = ['idempotency_keys'];

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly references: readonly string[];
}

let database: TestDatabase;
let tables: ReadonlyMap<string, Table>;

beforeAll(async () => {
  database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Table>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns,
      array(select k.confrelid::regclass::text from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'f') as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`);
  await client.end();
  tables = new Map(rows.map((table) => [table.name, table]));
});
afterAll(() => database.close());

/** Whether foreign keys lead from a table to the administration that its rows are of. */
function leadsToOwner(name: string, passed: readonly string[] = []): boolean {
  if (name === OWNER) return true;
  const next = tables.get(name)?.references ?? [];
  return next.some((other) => !passed.includes(other) && leadsToOwner(other, [...passed, name]));
}

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
