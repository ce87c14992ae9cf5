import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { kindOf } from '../../company-data/kinds.ts';
import type { CheckedRow, KindName } from '../../company-data/kinds.ts';

/** The name of the temporary table for a kind's lines. */
export const stageOf = (kind: KindName): string => `staged_${kind}`;

/** The key of the advisory lock that all imports take: any number that nothing else uses. */
const LOCK_KEY = 4_210_062;

const definitions = (kind: KindName) =>
  [
    'line integer',
    ...Object.entries(kindOf(kind).columns).map(([name, { type }]) => `"${name}" ${type}`),
  ].join(', ');

/** Makes other imports wait until the transaction ends, and turns off its statement timeout. */
export async function beginImport(db: Executor): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(db);
  await sql`select pg_advisory_xact_lock(${LOCK_KEY}::bigint)`.execute(db);
}

/** Creates the temporary table for a kind's lines, which is dropped at the end of the transaction. */
export async function openStage(db: Executor, kind: KindName): Promise<void> {
  await sql.raw(`create temporary table ${stageOf(kind)} (${definitions(kind)}) on commit drop`).execute(db);
}

/** Inserts a batch of a kind's lines into its temporary table. */
export async function stage(db: Executor, kind: KindName, rows: readonly CheckedRow[]): Promise<void> {
  const json = JSON.stringify(rows.map(({ line, cells }) => ({ line, ...cells })));
  const table = sql.table(stageOf(kind));
  await sql`insert into ${table} select * from jsonb_to_recordset(${json}::jsonb)
    as given (${sql.raw(definitions(kind))})`.execute(db);
}

/** Updates the statistics of the staged rows, so that later queries are planned for their number. */
export async function closeStage(db: Executor, kind: KindName): Promise<void> {
  await sql.raw(`analyze ${stageOf(kind)}`).execute(db);
}

/** Drops a kind's temporary tables, so that the next file can stage its lines. */
export async function dropStage(db: Executor, kind: KindName): Promise<void> {
  await sql.raw(`drop table if exists ${stageOf(kind)}, ${resolvedOf(kind)}`).execute(db);
}

/** The name of the temporary table in which a kind's lines are matched to existing rows. */
export const resolvedOf = (kind: KindName): string => `resolved_${kind}`;

/** The buildings of imported prices, and the month of the first day; undefined where there are none. */
export async function pricedBuildings(
  db: Executor,
): Promise<{ readonly buildingIds: readonly string[]; readonly from: string } | undefined> {
  const { rows } = await sql<{ ids: string[]; from: string }>`
    select array_agg(distinct building_id::text) as ids, to_char(min(valid_from), 'YYYY-MM') as from
    from ${sql.table(resolvedOf('prices'))} having count(*) > 0`.execute(db);
  return rows[0] && { buildingIds: rows[0].ids, from: rows[0].from };
}
