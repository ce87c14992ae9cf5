import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { kindOf } from '../../company-data/kinds.ts';
import type { CheckedRow, KindName } from '../../company-data/kinds.ts';

/** The temporary table of a kind's lines. */
export const stageOf = (kind: KindName): string => `staged_${kind}`;

/** Any number: imports come one after the other. */
const LOCK = 4_210_062;

const definitions = (kind: KindName) =>
  ['line integer', ...Object.entries(kindOf(kind).columns).map(([name, { type }]) => `${name} ${type}`)].join(
    ', ',
  );

/**
 * Lets other imports wait until the transaction ends, and gives its statements all the time that they need.
 */
export async function beginImport(db: Executor): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(db);
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(db);
}

/** Creates the temporary table for the lines of a kind; it ends with the transaction. */
export async function openStage(db: Executor, kind: KindName): Promise<void> {
  await sql.raw(`create temporary table ${stageOf(kind)} (${definitions(kind)}) on commit drop`).execute(db);
}

/** Stages lines of a kind, many at once. */
export async function stage(db: Executor, kind: KindName, rows: readonly CheckedRow[]): Promise<void> {
  const json = JSON.stringify(rows.map(({ line, cells }) => ({ line, ...cells })));
  const table = sql.table(stageOf(kind));
  await sql`insert into ${table} select * from jsonb_to_recordset(${json}::jsonb)
    as given (${sql.raw(definitions(kind))})`.execute(db);
}

/** Has the database count the staged rows before it plans by them. */
export async function closeStage(db: Executor, kind: KindName): Promise<void> {
  await sql.raw(`analyze ${stageOf(kind)}`).execute(db);
}

/** Forgets the lines of a kind, before those of the next file. */
export async function dropStage(db: Executor, kind: KindName): Promise<void> {
  await sql.raw(`drop table if exists ${stageOf(kind)}, ${resolvedOf(kind)}`).execute(db);
}

/** The temporary table of what a kind's lines mean for the rows that are there. */
export const resolvedOf = (kind: KindName): string => `resolved_${kind}`;
