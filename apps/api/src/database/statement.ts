import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './connect.ts';

/** Stands for a value while its statement is made. Whoever computes with it, or decides by it, is refused. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`a statement may not compute with its value ${this.name}`);
  }
}

/** A statement whose SQL is made once. */
export interface Statement<Values extends object, Row> {
  all(db: Executor, values: Values): Promise<Row[]>;
  first(db: Executor, values: Values): Promise<Row | undefined>;
  /** All rows as they come, so many at once. */
  batches(db: Executor, values: Values, rows: number): AsyncIterable<readonly Row[]>;
}

/**
 * By what name a server keeps the statement of an SQL text, so that it is parsed once for each connection.
 */
const names = new Map<string, string>();

/** The name of a prepared statement; undefined for SQL that is made anew each time. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

const NAME_LENGTH = 24;

function keepName(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('hex').slice(0, NAME_LENGTH));
}

/** The names of the values that are given: without one, a statement may be another. */
function givenOf(values: object): string {
  let given = '';
  for (const [name, value] of Object.entries(values)) if (value !== undefined) given += `${name} `;
  return given;
}

/**
 * A statement that Kysely makes once, and that then runs with values of its own each time, as a prepared
 * statement of PostgreSQL. For the calls that are made often: making one takes longer than sending it.
 *
 * @param build gives the query; it puts the values in their places as they are, and may only ask whether one
 * is undefined
 */
export function statement<Values extends object, Row>(
  build: (db: Executor, values: Values) => Compilable<Row>,
): Statement<Values, Row> {
  const made = new Map<string, CompiledQuery<Row>>();

  function make(db: Executor, values: Values, given: string): CompiledQuery<Row> {
    const places = new Proxy(values, {
      get: (target, name) =>
        Reflect.get(target, name) === undefined ? undefined : new Placeholder(String(name)),
    });
    const query = build(db, places).compile();
    made.set(given, query);
    keepName(query.sql);
    return query;
  }

  function filled(db: Executor, values: Values): CompiledQuery<Row> {
    const given = givenOf(values);
    const query = made.get(given) ?? make(db, values, given);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return { ...query, parameters };
  }

  const all = async (db: Executor, values: Values) => (await db.executeQuery(filled(db, values))).rows;
  return {
    all,
    first: async (db, values) => (await all(db, values))[0],
    async *batches(db, values, rows) {
      for await (const batch of db.getExecutor().stream(filled(db, values), rows)) yield batch.rows;
    },
  };
}
