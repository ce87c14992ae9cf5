import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { batched } from '../batched.ts';
import type { Executor } from './connect.ts';
import { statement } from './statement.ts';

/** The keys of several callers as columns: one array for each part of the key, in the callers' order. */
export type KeysOf<Key> = { readonly [Part in keyof Key]: readonly Key[Part][] };

/** The position of a row's key in those arrays, counted from 1 by `unnest … with ordinality`. */
export interface KeyPosition {
  readonly position: number;
}

/** The SQL types of a key's parts. */
type PartTypes<Key> = Readonly<Record<keyof Key & string, 'text' | 'uuid' | 'int' | 'timestamptz'>>;

/** The keys as a table `lookup_keys` with a column for each part, and `position`. */
export function keysTable<Key extends object>(keys: KeysOf<Key>, types: PartTypes<Key>) {
  const parts = Object.keys(types);
  const columns = Object.entries(types).map(
    ([part, type]) => sql`${Reflect.get(keys, part)}::${sql.raw(`${String(type)}[]`)}`,
  );
  const names = [...parts, 'position'].map((name) => sql.ref(name));
  return sql<Key & KeyPosition>`unnest(${sql.join(columns)}) with ordinality`.as<'lookup_keys'>(
    sql`lookup_keys (${sql.join(names)})`,
  );
}

/**
 * Finds single rows by key, in batches: keys that arrive while a query is running are looked up together in
 * the next one, because a round trip to the database costs more than the lookup itself.
 *
 * @param build the query for several keys, which returns at most one row for each
 * @returns a function that finds the row of a key; undefined where there is none
 */
export function lookup<Key extends object, Row extends KeyPosition>(
  build: (db: Executor, keys: KeysOf<Key>) => Compilable<Row>,
): (db: Executor, key: Key) => Promise<Row | undefined> {
  const query = statement(build);
  const batches = new WeakMap<Executor, (key: Key) => Promise<Row | undefined>>();

  async function rowsOf(db: Executor, keys: readonly Key[]): Promise<(Row | undefined)[]> {
    const parts = Object.keys(keys[0] ?? {}).map((part) => [part, keys.map((key) => Reflect.get(key, part))]);
    const found: (Row | undefined)[] = keys.map(() => undefined);
    // The type parameter ensures that every key has the same parts.
    const columns = Object.fromEntries(parts) as KeysOf<Key>;
    for (const row of await query.all(db, columns)) found[row.position - 1] = row;
    return found;
  }

  return (db, key) => {
    const rowOf = batches.get(db) ?? batched((keys: readonly Key[]) => rowsOf(db, keys));
    batches.set(db, rowOf);
    return rowOf(key);
  };
}
