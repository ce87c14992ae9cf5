import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { within } from '../within.ts';
import { NoAnswer } from './failures.ts';

/** Object id of bigint. Such columns hold cents and row numbers, all far below 2^53. */
const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** For a connection to be free, or to be made. */
const CONNECT_WITHIN_MS = 5000;
/** After the server's own limits: where these pass without a word, nobody is there. */
const SILENCE_MS = 1000;
const IDLE_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Whoever uses a connection that ends learns it from the query; an idle one concerns nobody. The pool opens another. */
const ignoreEnd = () => undefined;

/** A connection that is lent out, until its server does not answer in time: then it is ended, and everything on it fails at once. */
class LentConnection implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #answerWithinMs: number | undefined;
  #ended: Error | undefined;

  constructor(client: PostgresPoolClient, answerWithinMs: number | undefined) {
    this.#client = client;
    this.#answerWithinMs = answerWithinMs;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof asked === 'string') return this.#answered(() => this.#client.query<R>(asked, parameters));
    const cursor = this.#client.query(asked);
    return {
      read: (rows: number) =>
        this.#answered(() => cursor.read(rows)).catch((error: unknown) => {
          // A cursor that failed waits for a word of its server, which may be gone, before it closes.
          this.#end();
          throw error;
        }),
      close: async () => {
        if (!this.#ended) await this.#answered(() => cursor.close());
      },
    };
  }

  #end(): Error {
    if (!this.#ended) this.#client.release(true);
    this.#ended ??= new NoAnswer();
    return this.#ended;
  }

  release(destroy?: boolean): void {
    if (!this.#ended) this.#client.release(destroy);
  }

  async #answered<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#ended) throw this.#ended;
    if (this.#answerWithinMs === undefined) return ask();
    return within(this.#answerWithinMs, ask(), () => this.#end());
  }
}

export interface PoolOptions {
  readonly connections: number;
  /** Of one statement; none where it may take its time. */
  readonly statementMs?: number;
}

/** The connections to a PostgreSQL server. One that ends, or does not answer, fails its query and never the process. */
export function createPool(url: string, { connections, statementMs }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
    ...(statementMs === undefined
      ? { options: '-c statement_timeout=0' }
      : // A transaction whose instance is gone without a word keeps its locks no longer than a statement.
        { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
  });
  pool.on('error', ignoreEnd);
  // A connection that is lent out tells its end itself: without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', ignoreEnd));

  const lent: PostgresPool = {
    options: pool.options,
    connect: async () =>
      new LentConnection(
        await pool.connect(),
        statementMs === undefined ? undefined : statementMs + SILENCE_MS,
      ),
    end: () => pool.end(),
  };
  return {
    pool: lent,
    /** How many connections there are, and how many callers wait for one. */
    state: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
