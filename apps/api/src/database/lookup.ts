import { sql } from 'kysely';
import type { Compilable } from 'kysely';
import { batched } from '../batched.ts';
import type { Executor } from './connect.ts';
import { statement } from './statement.ts';

/** The keys of several callers: of each part of a key, all of them in the callers' order. */
export type KeysOf<Key> = { readonly [Part in keyof Key]: readonly Key[Part][] };

/** Where a row's key stands among them, from 1 on: what `unnest … with ordinality` numbers. */
export interface KeyPosition {
  readonly position: number;
}

/** The types of a key's parts in the database. */
type PartTypes<Key> = Readonly<Record<keyof Key & string, 'text' | 'uuid' | 'int' | 'timestamptz'>>;

/** The keys as a table `lookup_keys`, a column for each part and `position`. */
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
 * One row by its key, batched: keys that come while a query is under way are looked up together in the next
 * one, as a round trip to the database costs more than the look-up.
 *
 * @param build gives the query of several keys, a row at most of each
 * @returns the row of a key; undefined where there is none
 */
export function lookup<Key extends object, Row extends KeyPosition>(
  build: (db: Executor, keys: KeysOf<Key>) => Compilable<Row>,
): (db: Executor, key: Key) => Promise<Row | undefined> {
  const rows = statement(build);
  const batches = new WeakMap<Executor, (key: Key) => Promise<Row | undefined>>();

  async function rowsOf(db: Executor, keys: readonly Key[]): Promise<(Row | undefined)[]> {
    const parts = Object.keys(keys[0] ?? {}).map((part) => [part, keys.map((key) => Reflect.get(key, part))]);
    const found: (Row | undefined)[] = keys.map(() => undefined);
    // Every key has the same parts: that is its type.
    const columns = Object.fromEntries(parts) as KeysOf<Key>;
    for (const row of await rows.all(db, columns)) found[row.position - 1] = row;
    return found;
  }

  return (db, key) => {
    const rowOf = batches.get(db) ?? batched((keys: readonly Key[]) => rowsOf(db, keys));
    batches.set(db, rowOf);
    return rowOf(key);
  };
}
