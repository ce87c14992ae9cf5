import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { withTimeout } from '../clock.ts';
import { NoAnswer, isPlanOutdated } from './failures.ts';
import { preparedName } from './statement.ts';

/** Object id of bigint. Such columns hold cents and row numbers, all far below 2^53. */
const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** How long a caller waits for a connection that is free, or newly made. */
const CONNECT_WITHIN_MS = 5000;
/** How long after the server's own time limits a server without an answer counts as gone. */
const SILENCE_MS = 1000;
const IDLE_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * The end of a connection in use is reported by its query, and the end of an idle one needs no handling: the
 * pool opens another.
 */
const ignoreEnd = () => undefined;

/** A connection: pg's own, which also takes statements that it prepares. */
interface Client extends PostgresPoolClient {
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(prepared: {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

/**
 * A connection that is lent out, until its server does not answer in time: then it is ended, and everything
 * on it fails at once.
 */
class LentConnection implements PostgresPoolClient {
  readonly #client: Client;
  readonly #answerWithinMs: number | undefined;
  #ended: Error | undefined;
  /** A migration changed what its prepared statements answer. */
  #isOutdated = false;

  constructor(client: Client, answerWithinMs: number | undefined) {
    this.#client = client;
    this.#answerWithinMs = answerWithinMs;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement === 'string') return this.#answered(() => this.#ask<R>(statement, parameters));
    const cursor = this.#client.query(statement);
    return {
      read: (rows: number) =>
        this.#answered(() => cursor.read(rows)).catch((error: unknown) => {
          // Closing a failed cursor waits for an answer of the server, which may be gone.
          this.#end();
          throw error;
        }),
      close: async () => {
        if (!this.#ended) await this.#answered(() => cursor.close());
      },
    };
  }

  release(destroy?: boolean): void {
    if (!this.#ended) this.#client.release(destroy === true || this.#isOutdated);
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = preparedName(sql);
    if (name === undefined) return this.#client.query<R>(sql, parameters);
    try {
      return await this.#client.query<R>({ name, text: sql, values: [...parameters] });
    } catch (error) {
      this.#isOutdated ||= isPlanOutdated(error);
      throw error;
    }
  }

  #end(): Error {
    if (!this.#ended) this.#client.release(true);
    this.#ended ??= new NoAnswer();
    return this.#ended;
  }

  #answered<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#ended) return Promise.reject(this.#ended);
    if (this.#answerWithinMs === undefined) return ask();
    return withTimeout(this.#answerWithinMs, ask(), () => this.#end());
  }
}

/** What Kysely takes connections from. */
export interface Pool extends PostgresPool {
  connect(): Promise<LentConnection>;
}

export interface PoolOptions {
  readonly connections: number;
  /** How long a caller waits for a connection that is free, or newly made. */
  readonly connectMs?: number;
  /** The time limit of one statement; undefined: none. */
  readonly statementMs?: number;
  /**
   * Whether a prepared statement is planned anew for the values of each execution: the best plan for few rows
   * is not the best one for many.
   */
  readonly planEach?: boolean;
}

/** Refuses connections to a standby, which takes no writes until it is promoted. */
function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    .then(({ rows: [row] }) => done(row?.standby === false ? undefined : new NoAnswer()), done);
}

function createServerPool(
  url: string,
  { connections: max, connectMs = CONNECT_WITHIN_MS, statementMs, planEach }: PoolOptions,
  isOneOfSeveral: boolean,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
    ...(isOneOfSeveral && { verify: refuseStandby }),
    ...(statementMs === undefined
      ? { options: '-c statement_timeout=0' }
      : // A transaction whose instance is gone without a word keeps its locks no longer than a statement.
        { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
    ...(planEach && { options: '-c plan_cache_mode=force_custom_plan' }),
  });
  pool.on('error', ignoreEnd);
  // A connection in use emits an error event when it ends: without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', ignoreEnd));
  return pool;
}

/**
 * Connects to the server that was there last, else to the next one: after a failover that is the promoted
 * standby.
 */
function connectToOneOf(pools: readonly pg.Pool[]): () => Promise<pg.PoolClient> {
  let last = 0;
  return async () => {
    let failure: unknown;
    for (let tried = 0; tried < pools.length; tried += 1) {
      const index = (last + tried) % pools.length;
      try {
        const client = await pools[index]?.connect();
        if (client === undefined) continue;
        last = index;
        return client;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

const sumOf = (pools: readonly pg.Pool[], count: (pool: pg.Pool) => number) =>
  pools.reduce((sum, pool) => sum + count(pool), 0);

/**
 * The connections to a PostgreSQL server, or to the primary among several (`serversOf`). One that ends, or
 * does not answer, fails its query and never the process.
 */
export function createPool(url: string, options: PoolOptions) {
  const servers = serversOf(url);
  const pools = servers.map((server) => createServerPool(server, options, servers.length > 1));
  const connect = connectToOneOf(pools);

  const { statementMs } = options;
  const answerWithinMs = statementMs === undefined ? undefined : statementMs + SILENCE_MS;
  const connections = new WeakMap<pg.PoolClient, LentConnection>();
  const lent: Pool = {
    options: pools[0]?.options ?? {},
    connect: async () => {
      const client = await connect();
      // The pool never lends an ended connection again, so one wrapper per connection is enough.
      const connection = connections.get(client) ?? new LentConnection(client, answerWithinMs);
      connections.set(client, connection);
      return connection;
    },
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
  return {
    pool: lent,
    /** How many connections there are, and how many callers wait for one. */
    state: () => ({
      size: sumOf(pools, ({ totalCount }) => totalCount),
      idle: sumOf(pools, ({ idleCount }) => idleCount),
      waiting: sumOf(pools, ({ waitingCount }) => waitingCount),
    }),
  };
}

const SEVERAL = /^(?<head>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*,[^/?]*)(?<tail>.*)$/;

/**
 * The servers that a URL names, each by a URL of its own: `postgres://a:5432,b:5432/laundry` are a primary
 * and its standby, as libpq writes them. One URL where there are not several.
 */
export function serversOf(url: string): readonly string[] {
  const { head = '', hosts = '', tail = '' } = SEVERAL.exec(url)?.groups ?? {};
  return hosts === '' ? [url] : hosts.split(',').map((host) => head + host.trim() + tail);
}
