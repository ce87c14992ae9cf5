import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { administer } from '../support/templates.ts';

const GUIDE = join(import.meta.dirname, '../../../../docs/operations.md');

/** The guide's instructions for a distributed database engine. */
export interface Distribution {
  /** How each table is placed, in the guide's words and order. */
  readonly placed: readonly (readonly [table: string, how: string])[];
  /** The commands that distribute the tables. */
  readonly sql: string;
}

export async function readDistribution(): Promise<Distribution> {
  const [, section = ''] = (await readFile(GUIDE, 'utf8')).split('\n## Beyond one server\n');
  const rows = section.split('\n').filter((line) => line.trim().startsWith('| `'));
  const placed = rows.flatMap((row) => {
    const [, names = '', how = ''] = row.split('|');
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, how.trim()] as const);
  });
  const [, sql = ''] = /```sql\n(.*?)```/s.exec(section) ?? [];
  return { placed, sql };
}

/** Fakes of the engine's functions. `place` is PL/pgSQL over `table_name` and `distribution_column`. */
const engine = (place: string) => `
  create function create_distributed_table(table_name text, distribution_column text, colocate_with text default '')
  returns void language plpgsql as $engine$ ${place} $engine$;
  create function truncate_local_data_after_distributing_table(table_name text) returns void language sql as '';`;

/** Records the calls and moves nothing: the tables stay as the engine's coordinator would have them. */
export const KEEP_CALLS = `begin
  create table if not exists distributed (table_name text, distribution_column text, colocate_with text);
  insert into distributed values (table_name, distribution_column, colocate_with);
end`;

/**
 * Partitions the table by the hash of the column, as the engine does with shards. PostgreSQL then refuses
 * unique keys without the column, as the engine does.
 */
export const PARTITION = `declare columns text;
begin
  select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = table_name::regclass and attnum > 0 and attgenerated = '' and not attisdropped;
  execute format('alter table %1$I rename to %1$s_whole', table_name);
  execute format('create table %1$I (like %1$s_whole including all) partition by hash (%2$I)',
    table_name, distribution_column);
  for place in 0..15 loop
    execute format('create table %1$s_shard_%2$s partition of %1$I for values with (modulus 16, remainder %2$s)',
      table_name, place);
  end loop;
  execute format('insert into %1$I (%2$s) overriding system value select %2$s from %1$s_whole', table_name, columns);
  execute format('drop table %1$s_whole', table_name);
end`;

/** Runs the guide's commands on a database. */
export async function distribute(url: string, place: string): Promise<void> {
  await administer(url, engine(place));
  await administer(url, (await readDistribution()).sql);
}
