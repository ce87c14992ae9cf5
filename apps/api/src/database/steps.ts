import { sql } from 'kysely';
import type { Database, Executor } from './connect.ts';

/** What a step works with. */
export interface StepContext {
  /** The one connection that migrates: no time limit of its statements. */
  readonly db: Database;
  /** Whether others use the database meanwhile: not the embedded one. */
  readonly shared: boolean;
  /**
   * Runs in a database transaction that gives up a lock soon and begins again, so that nobody waits behind
   * it.
   */
  readonly transact: <T>(work: (transaction: Executor) => Promise<T>) => Promise<T>;
  /** Where an earlier run of this step got to; null where none did. */
  readonly position: string | null;
  /** Writes down where the step got to, or that it is done, in the transaction of what it did. */
  readonly keep: (transaction: Executor, kept: { position: string } | 'done') => Promise<void>;
  /** Tells how far it is, for whoever watches. */
  readonly report: (line: string) => void;
}

/**
 * A part of a migration. It is done once: what it did is written down with it, and a migration that was ended
 * in the middle goes on behind its last step.
 */
export type Step = (context: StepContext) => Promise<void>;

/** A migration: its steps in order. */
export type Migration = readonly Step[];

/** Statements in one transaction, all of them or none. For what takes its locks for moments only. */
export const statements =
  (...texts: readonly string[]): Step =>
  ({ transact, keep }) =>
    transact(async (transaction) => {
      for (const text of texts) await sql.raw(text).execute(transaction);
      await keep(transaction, 'done');
    });

interface Fill {
  readonly table: string;
  /** A unique column that orders the rows; `id` unless another is named. */
  readonly key?: string;
  /** Rows in a batch. */
  readonly rows?: number;
  /**
   * The statement for the rows of a batch: `within` is its condition. May be run for a row that is filled
   * already.
   */
  readonly fill: (within: string) => string;
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

const ROWS_IN_A_BATCH = 5000;
/** Batches between two reports. */
const REPORT_EVERY = 20;

/**
 * Fills what an earlier step added, a batch a transaction, in the order of the key. Rows that are written
 * meanwhile must be right by themselves: by a default, a trigger or the constraint that comes after.
 */
export const fillInBatches =
  ({ table, key = 'id', rows = ROWS_IN_A_BATCH, fill }: Fill): Step =>
  async ({ transact, position, keep, report }) => {
    const column = `${table}.${key}`;
    const after = (from: string | null) => (from === null ? 'true' : `${column} > ${quoted(from)}`);
    const batch = (from: string | null) =>
      transact(async (transaction) => {
        const { rows: ends } = await sql
          .raw<{ end: string }>(
            `select key::text as "end" from (
              select ${column} as key from ${table} where ${after(from)} order by key limit ${rows}) as batch
            order by key desc limit 1`,
          )
          .execute(transaction);
        const end = ends[0]?.end;
        if (end === undefined) return undefined;
        await sql.raw(fill(`${after(from)} and ${column} <= ${quoted(end)}`)).execute(transaction);
        await keep(transaction, { position: end });
        return end;
      });
    let done = 0;
    for (let from = await batch(position); from !== undefined; from = await batch(from)) {
      done += 1;
      if (done % REPORT_EVERY === 0) report(`${table}: ${done * rows} rows`);
    }
  };

interface Index {
  readonly name: string;
  /** What follows the name: `on uses (card_uid, at desc)`. */
  readonly on: string;
  readonly unique?: boolean;
}

/**
 * Makes an index beside those who write: concurrently where the database is shared. One that was left half
 * made is made anew.
 */
export const createIndex =
  ({ name, on, unique = false }: Index): Step =>
  async ({ db, shared, report }) => {
    const create = (how: string) =>
      sql.raw(`create ${unique ? 'unique ' : ''}index ${how} ${name} ${on}`).execute(db);
    if (!shared) {
      await create('if not exists');
      return;
    }
    const { rows } = await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
      where indexrelid = to_regclass(${name})`.execute(db);
    if (rows[0]?.valid === true) return;
    if (rows[0]) await sql.raw(`drop index concurrently ${name}`).execute(db);
    report(`index ${name}`);
    await create('concurrently');
  };

/** Takes an index away beside those who read by it. */
export const dropIndex =
  (name: string): Step =>
  async ({ db, shared }) => {
    await sql.raw(`drop index ${shared ? 'concurrently ' : ''}if exists ${name}`).execute(db);
  };
