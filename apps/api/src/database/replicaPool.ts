import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Pool } from './pool.ts';

/**
 * How long a replica is given to replay what was committed when somebody asked; a healthy one takes some
 * milliseconds.
 */
const REPLAY_WITHIN_MS = 100;
const LOOK_AGAIN_MS = 5;
/** How long one that did not answer is left alone. */
const LEFT_ALONE_MS = 5000;

type Connection = Awaited<ReturnType<Pool['connect']>>;

/** Up to where the primary's log is kept for sure: what was answered as done lies before. */
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

/**
 * Whether a replica has replayed the log up to a position, or does so soon. One that was promoted replays
 * nothing any more.
 */
async function hasReplayed(replica: Connection, position: string): Promise<boolean> {
  const until = performance.now() + REPLAY_WITHIN_MS;
  for (;;) {
    const { rows } = await replica.query<{ replayed: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
      [position],
    );
    if (rows[0]?.replayed === true) return true;
    if (performance.now() > until) return false;
    await wait(LOOK_AGAIN_MS);
  }
}

/**
 * The connections of a replica, where it has all that was committed on its primary when one is asked for,
 * whoever wrote it; else those of the primary. So nobody misses in a report what they have just written.
 */
export function replicaPool(primary: Pool, replica: Pool): PostgresPool {
  let leftAloneUntil = 0;

  /** A connection to a replica that is not behind; undefined where it is, or does not answer. */
  async function caughtUp(position: string): Promise<Connection | undefined> {
    let connection: Connection | undefined;
    try {
      connection = await replica.connect();
      if (await hasReplayed(connection, position)) return connection;
      connection.release();
    } catch {
      connection?.release(true);
      leftAloneUntil = performance.now() + LEFT_ALONE_MS;
    }
    return undefined;
  }

  return {
    options: primary.options,
    connect: async () => {
      if (performance.now() < leftAloneUntil) return primary.connect();
      const position = await positionOf(primary);
      return (await caughtUp(position)) ?? primary.connect();
    },
    end: async () => {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}
