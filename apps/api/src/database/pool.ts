import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isPlanOutdated } from './failures.ts';
import type { Log } from '../process/logging.ts';
import { withTimeout } from '../shared/clock.ts';
import { preparedName } from './prepared.ts';

/** Object id of bigint. Such columns hold cents and row numbers, all far below 2^53. */
const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** How long a caller waits for an idle or new connection. */
const CONNECT_TIMEOUT_MS = 5000;
/** How long after its own statement timeout a server without an answer is taken to be gone. */
const ANSWER_GRACE_MS = 1000;
/** Turns off the statement timeout, and waits for any answer, until the transaction ends. */
export const WITHOUT_TIMEOUT = `select set_config('statement_timeout', '0', true)`;
const IDLE_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Errors of connections need no handler: a connection in use reports them through its query, and the pool
 * replaces an idle one.
 */
const ignoreError = () => undefined;

/** A connection of pg, which also takes statements to prepare. */
interface Client extends Pick<PostgresPoolClient, 'release'> {
  readonly connection: pg.Connection;
  query<R>(statement: {
    readonly name: string | undefined;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
}

/**
 * A connection while one caller has it. It is closed when its server does not answer in time: the query fails
 * then, and every later one fails at once.
 */
function pooledConnection(client: Client, answerTimeoutMs: number | undefined): PostgresPoolClient {
  /** Whether it must not be used again: its statements' types have changed, or a cursor has failed. */
  let isSpent = false;
  let limitMs = answerTimeoutMs;

  async function awaitAnswer<T>(answer: Promise<T>): Promise<T> {
    const end = () => client.connection.stream.destroy();
    const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    return answer.finally(() => clearTimeout(timer));
  }

  async function send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = preparedName(text);
    if (text === WITHOUT_TIMEOUT) limitMs = undefined;
    try {
      return await awaitAnswer(client.query<R>({ name, text, values: [...values] }));
    } catch (error) {
      isSpent ||= isPlanOutdated(error);
      throw error;
    }
  }

  function read<R>(cursor: PostgresCursor<R>): PostgresCursor<R> {
    return {
      read: (rows) =>
        awaitAnswer(cursor.read(rows)).catch((error: unknown) => {
          isSpent = true;
          throw error;
        }),
      // Closing a failed cursor would wait for an answer of a server that may be gone.
      close: async () => {
        if (!isSpent) await awaitAnswer(cursor.close());
      },
    };
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? send<R>(asked, parameters) : read(client.query(asked));
  }

  return { query, release: (destroy = false) => client.release(destroy || isSpent) };
}

export interface PoolOptions {
  readonly connections: number;
  /** How long a caller waits for an idle or new connection. */
  readonly connectMs?: number;
  /** The statement timeout; undefined for none. */
  readonly statementMs?: number;
  /**
   * Whether prepared statements are planned again for the values of each execution, because the best plan for
   * few rows is not the best one for many.
   */
  readonly customPlans?: boolean;
  /** Refuses a standby, which accepts no writes until it is promoted. */
  readonly requiresPrimary?: boolean;
}

/** Has PostgreSQL's own code of a server that takes no connections yet: another one is tried. */
const STANDBY_ERROR = Object.assign(new Error('the server is a standby'), { code: '57P03' });

/** Sets the limits of a new session, by a statement: poolers refuse such parameters of a connection. */
async function beginSession(
  client: pg.PoolClient,
  { statementMs = 0, customPlans, requiresPrimary }: PoolOptions,
): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>(
    // jit: compiling the plan of a large report takes longer than it saves. idle_in_transaction…: after a
    // crash of its instance a transaction keeps its locks no longer than a statement may take.
    `select pg_is_in_recovery() as standby, set_config('jit', 'off', false), set_config('plan_cache_mode', $2, false),
      set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false)`,
    [String(statementMs), customPlans ? 'force_custom_plan' : 'auto'],
  );
  if (requiresPrimary && rows[0]?.standby !== false) throw STANDBY_ERROR;
}

function createServerPool(url: string, options: PoolOptions): pg.Pool {
  const { connections: max, connectMs = CONNECT_TIMEOUT_MS } = options;
  const silent = () => new Error('timeout exceeded when trying to connect');
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
    verify: (client, done) =>
      void withTimeout(connectMs, beginSession(client, options), silent).then(() => done(), done),
  });
  pool.on('error', ignoreError);
  // A connection that is lost emits an error event, which would end the process if nothing listened.
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

/** Connects to the server of the last connection, else to another: after a failover the new primary. */
function connectToOneOf(pools: readonly pg.Pool[]): () => Promise<Client> {
  let order = pools;
  return async () => {
    let failure: unknown;
    for (const pool of order)
      try {
        const client = await pool.connect();
        order = [pool, ...pools.filter((other) => other !== pool)];
        return client;
      } catch (error) {
        // That a standby takes no writes says less than why the primary does not answer.
        if (failure === undefined || failure === STANDBY_ERROR) failure = error;
      }
    throw failure;
  };
}

const sumPools = (pools: readonly pg.Pool[], count: (pool: pg.Pool) => number) =>
  pools.reduce((sum, pool) => sum + count(pool), 0);

/**
 * Creates the pool of connections to a PostgreSQL server, or to the primary among several (`splitServers`). A
 * lost connection fails its query, never the process.
 */
export function createPool(url: string, options: PoolOptions) {
  const servers = splitServers(url);
  const pools = servers.map((server) =>
    createServerPool(server, { ...options, requiresPrimary: servers.length > 1 }),
  );
  const connect = connectToOneOf(pools);

  const { statementMs } = options;
  const answerTimeoutMs = statementMs === undefined ? undefined : statementMs + ANSWER_GRACE_MS;
  const pool: PostgresPool = {
    options: pools[0]?.options ?? {},
    connect: async () => pooledConnection(await connect(), answerTimeoutMs),
    end: async () => {
      await Promise.all(pools.map((serverPool) => serverPool.end()));
    },
  };
  return {
    pool,
    /** The number of connections and of callers waiting for one. */
    state: () => ({
      size: sumPools(pools, ({ totalCount }) => totalCount),
      idle: sumPools(pools, ({ idleCount }) => idleCount),
      waiting: sumPools(pools, ({ waitingCount }) => waitingCount),
    }),
  };
}

const SEVERAL = /^(?<head>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*,[^/?]*)(?<tail>.*)$/;

/**
 * Splits a URL with several hosts into one URL per server. libpq writes a primary and its standby as
 * `postgres://a:5432,b:5432/laundry`.
 */
export function splitServers(url: string): readonly string[] {
  const { head = '', hosts = '', tail = '' } = SEVERAL.exec(url)?.groups ?? {};
  return hosts === '' ? [url] : hosts.split(',').map((host) => head + host.trim() + tail);
}

/** How long a replica may take to replay what was committed before; a healthy one takes milliseconds. */
const REPLAY_TIMEOUT_MS = 100;
const REPLAY_POLL_MS = 5;
/** How long a replica that failed is not used. */
const PAUSE_AFTER_FAILURE_MS = 5000;

/** The position up to which the primary's log is flushed. Every commit that was confirmed lies before it. */
async function readPosition(primary: PostgresPool): Promise<string> {
  const connection = await primary.connect();
  try {
    const { rows } = await connection.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
      [],
    );
    return rows[0]?.position ?? '';
  } finally {
    connection.release();
  }
}

/** Whether a replica replays up to a position within the timeout. A promoted one replays nothing more. */
async function hasReplayed(replica: PostgresPoolClient, position: string): Promise<boolean> {
  const until = performance.now() + REPLAY_TIMEOUT_MS;
  for (;;) {
    const { rows } = await replica.query<{ replayed: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
      [position],
    );
    if (rows[0]?.replayed === true) return true;
    if (performance.now() > until) return false;
    await wait(REPLAY_POLL_MS);
  }
}

/**
 * A pool that connects to the replica where it has replayed every commit of its primary so far, else to the
 * primary. So a report always includes what its reader has just written.
 */
export function replicaPool(primary: PostgresPool, replica: PostgresPool, log: Log): PostgresPool {
  let pausedUntil = 0;

  /** Connects to the replica; undefined where it is behind or does not answer. */
  async function connectIfCaughtUp(position: string): Promise<PostgresPoolClient | undefined> {
    let connection: PostgresPoolClient | undefined;
    try {
      connection = await replica.connect();
      if (await hasReplayed(connection, position)) return connection;
      connection.release();
    } catch (err) {
      log.warn({ err }, 'replica failed');
      connection?.release(true);
      pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
    }
    return undefined;
  }

  return {
    options: primary.options,
    connect: async () => {
      if (performance.now() < pausedUntil) return primary.connect();
      const position = await readPosition(primary);
      return (await connectIfCaughtUp(position)) ?? primary.connect();
    },
    end: async () => {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}
