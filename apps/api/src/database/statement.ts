import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './connect.ts';

/** Stands for a value while a statement is compiled. Converting it throws: values come with each run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`a statement may not compute with its value ${this.name}`);
  }
}

/** A statement whose SQL is compiled once. */
export interface Statement<Values extends object, Row> {
  readonly all: (db: Executor, values: Values) => Promise<Row[]>;
  readonly first: (db: Executor, values: Values) => Promise<Row | undefined>;
  /** All rows as they arrive, in batches of `rows`. */
  readonly batches: (db: Executor, values: Values, rows: number) => AsyncIterable<readonly Row[]>;
}

/** Names of prepared statements by their SQL, so that the server parses each once per connection. */
const names = new Map<string, string>();

/** The name of a prepared statement; undefined for SQL that is compiled anew for each call. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

const NAME_LENGTH = 24;

function registerName(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, NAME_LENGTH));
}

/** The names of the defined values. The statement may differ where a value is undefined. */
function definedNames(values: object): string {
  let defined = '';
  for (const [name, value] of Object.entries(values)) if (value !== undefined) defined += `${name} `;
  return defined;
}

/**
 * A statement that Kysely compiles once and that runs as a prepared statement with new values each time. For
 * frequent calls: compiling a query takes longer than sending it.
 *
 * @param build builds the query; it passes the values on as parameters, and may only test whether one is
 * undefined
 */
export function statement<Values extends object, Row>(
  build: (db: Executor, values: Values) => Compilable<Row>,
): Statement<Values, Row> {
  const compiled = new Map<string, CompiledQuery<Row>>();

  function compile(db: Executor, values: Values, defined: string): CompiledQuery<Row> {
    const placeholders = new Proxy(values, {
      get: (target, name) =>
        Reflect.get(target, name) === undefined ? undefined : new Placeholder(String(name)),
    });
    const query = build(db, placeholders).compile();
    compiled.set(defined, query);
    registerName(query.sql);
    return query;
  }

  function queryWith(db: Executor, values: Values): CompiledQuery<Row> {
    const defined = definedNames(values);
    const query = compiled.get(defined) ?? compile(db, values, defined);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return { ...query, parameters };
  }

  const all = async (db: Executor, values: Values) => (await db.executeQuery(queryWith(db, values))).rows;
  return {
    all,
    first: async (db, values) => (await all(db, values))[0],
    async *batches(db, values, rows) {
      const executor = db.getExecutor();
      // The embedded database's one connection reads all rows at once: nobody waits for a slow reader.
      if (executor.adapter.supportsMultipleConnections === false) yield await all(db, values);
      else for await (const batch of executor.stream(queryWith(db, values), rows)) yield batch.rows;
    },
  };
}
