import { KEEP_CALLS, distribute, readDistribution } from './distributed.ts';
import { connection } from '../support/templates.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { fixture } from '../support/testApp.ts';

const COLUMN = 'administration_id';
const DISTRIBUTED = ['uses', 'uses_at_prices', 'uses_by_day'];

/**
 * Rules of Citus for distributed tables, each as SQL that finds violations. `tables` are the distributed
 * tables, each with the number of its distribution column.
 */
const RULES = {
  'has the column in every row': `
    select relid::text from tables left join pg_attribute on attrelid = relid and attname = '${COLUMN}'
      and attnotnull and attgenerated = '' and not attisdropped where attnum is null`,
  'has it in each primary key, unique and exclusion constraint, and unique index': `
    select indexrelid::regclass::text from tables join pg_index on indrelid = relid
      where (indisunique or indisexclusion) and number <> all((indkey::int2[])[0:indnkeyatts - 1])`,
  'refers by it to another distributed table, and to no table that is whole': `
    select conname::text from tables join pg_constraint on conrelid = relid and contype = 'f'
      where not exists (select from tables as other, generate_subscripts(conkey, 1) as place
        where other.relid = confrelid and conkey[place] = tables.number and confkey[place] = other.number)`,
  'is referred to by no table that is whole': `
    select conname::text from tables join pg_constraint on confrelid = relid and contype = 'f'
      where conrelid not in (select relid from tables)`,
  'has no trigger, and no rule': `
    select tgname::text from tables join pg_trigger on tgrelid = relid and not tgisinternal
    union all select rulename from tables join pg_rewrite on ev_class = relid`,
  'is no view, and no part of another table': `
    select relid::text from tables join pg_class on pg_class.oid = relid
      where relkind <> 'r' or relispartition or exists (select from pg_inherits where relid in (inhrelid, inhparent))`,
  'numbers rows in 64 bits, so that each node has numbers of its own': `
    select relid || '.' || attname from tables join pg_attribute on attrelid = relid
      where (attidentity <> '' or pg_get_serial_sequence(relid::text, attname) is not null) and atttypid <> 'int8'::regtype`,
} as const;

const database = fixture(testDatabase);
const client = fixture(() => connection(database.url));
beforeAll(() => distribute(database.url, KEEP_CALLS));

/** The names of what violates a rule. */
async function refusedBy(rule: keyof typeof RULES): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with tables as (select name::regclass as relid, (select attnum from pg_attribute
       where attrelid = name::regclass and attname = $2) as number from unnest($1::text[]) as name)
     select refused as name from (${RULES[rule]}) as found (refused)`,
    [DISTRIBUTED, COLUMN],
  );
  return rows.map(({ name }) => name);
}

it('the guide places exactly the tables of the database', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> 'distributed'`,
  );
  const { placed } = await readDistribution();
  expect(placed.map(([name]) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('the guide’s commands distribute the tables as its list says', async () => {
  const { rows } = await client.query('select * from distributed');
  expect(rows).toEqual([
    { table_name: 'uses', distribution_column: COLUMN, colocate_with: '' },
    { table_name: 'uses_by_day', distribution_column: COLUMN, colocate_with: 'uses' },
    { table_name: 'uses_at_prices', distribution_column: COLUMN, colocate_with: 'uses' },
  ]);
  const { placed } = await readDistribution();
  expect(placed.filter(([, how]) => how === `distributed by \`${COLUMN}\`, co-located`)).toEqual(
    placed.filter(([name]) => DISTRIBUTED.includes(name)),
  );
  expect(new Set(placed.map(([, how]) => how)).size).toBe(2);
});

it.each(Object.keys(RULES) as (keyof typeof RULES)[])('each distributed table %s', async (rule) => {
  expect(await refusedBy(rule)).toEqual([]);
});
