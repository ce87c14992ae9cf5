import { Kysely, sql } from 'kysely';
import type { Dialect } from 'kysely';
import { sqlState } from './failures.ts';
import type { Schema } from './schema.ts';

/** disk_full of PostgreSQL, and of the folder of the embedded database. */
const DISK_FULL = /^(53100|ENOSPC)$/;
/** A probe takes this many kilobytes of new pages, because a small row may fit into a page that exists. */
const PROBE_KB = 1024;

/** Databases whose disk was full when they were written last. */
const full = new WeakSet<Kysely<Schema>>();

/** A database on a dialect, of which any failed query is noticed that found the disk full. */
export function databaseOn(dialect: Dialect): Kysely<Schema> {
  const db: Kysely<Schema> = new Kysely<Schema>({
    dialect,
    log: (event) => {
      if (event.level === 'error' && DISK_FULL.test(sqlState(event.error))) full.add(db);
    },
  });
  return db;
}

/**
 * Throws while the disk is full. Only once a query has found it full is anything written, a temporary table,
 * to see whether there is space again.
 */
export async function checkDiskSpace(db: Kysely<Schema>): Promise<void> {
  if (!full.has(db)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`create temporary table disk_probe (filler text) on commit drop`.execute(transaction);
    await sql`insert into disk_probe select repeat('x', 1024) from generate_series(1, ${sql.lit(PROBE_KB)})`.execute(
      transaction,
    );
  });
  full.delete(db);
}

/** Whether a query has found the disk full, and none has found space since. */
export const isDiskFull = (db: Kysely<Schema>): boolean => full.has(db);
