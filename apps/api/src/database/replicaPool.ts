import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Pool } from './pool.ts';

/** How long a replica may take to replay what was committed before; a healthy one takes milliseconds. */
const REPLAY_TIMEOUT_MS = 100;
const REPLAY_POLL_MS = 5;
/** How long a replica that failed is not used. */
const PAUSE_AFTER_FAILURE_MS = 5000;

type Connection = Awaited<ReturnType<Pool['connect']>>;

/** The position up to which the primary's log is flushed. Every commit that was confirmed lies before it. */
async function positionOf(primary: Pool): Promise<string> {
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
async function hasReplayed(replica: Connection, position: string): Promise<boolean> {
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
export function replicaPool(primary: Pool, replica: Pool): PostgresPool {
  let pausedUntil = 0;

  /** Connects to the replica; undefined where it is behind or does not answer. */
  async function connectIfCaughtUp(position: string): Promise<Connection | undefined> {
    let connection: Connection | undefined;
    try {
      connection = await replica.connect();
      if (await hasReplayed(connection, position)) return connection;
      connection.release();
    } catch {
      connection?.release(true);
      pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
    }
    return undefined;
  }

  return {
    options: primary.options,
    connect: async () => {
      if (performance.now() < pausedUntil) return primary.connect();
      const position = await positionOf(primary);
      return (await connectIfCaughtUp(position)) ?? primary.connect();
    },
    end: async () => {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}
