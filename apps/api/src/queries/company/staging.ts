import { UYU } from '@laundry/api-contract';
import { sql } from 'kysely';
import { kindOf } from '../../company-data/kinds.ts';
import type { CheckedRow, KindName } from '../../company-data/kinds.ts';
import type { Executor } from '../../database/connect.ts';

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

const BATCH = 5000;

/** Inserts the accounts of all new cards in one statement, instead of one by one by the trigger on cards. */
export async function openCardAccounts(db: Executor): Promise<void> {
  await sql`insert into ledger_accounts (kind, name, currency)
    select 'card', uid, ${UYU}::integer from ${sql.table(resolvedOf('cards'))} where not found order by uid
    on conflict do nothing`.execute(db);
}

/** Updates the statistics, so that statements in triggers are planned for the present number of rows. */
const analyze = (db: Executor, ...tables: string[]) => sql.raw(`analyze ${tables.join(', ')}`).execute(db);

/** Lines of new cards with an opening balance of more than an amount, in their order. */
export async function largeOpeningBalances(
  db: Executor,
  maxCents: number,
): Promise<readonly { readonly line: number; readonly cents: number }[]> {
  const { rows } = await sql<{ line: number; cents: number }>`
    select line, opening_balance as cents from ${sql.table(resolvedOf('cards'))}
    where not found and opening_balance > ${maxCents}::bigint order by line`.execute(db);
  return rows;
}

/** Books the opening balances of new cards. */
export async function bookOpeningBalances(db: Executor): Promise<void> {
  await analyze(db, 'cards', 'ledger_accounts');
  await sql`create temporary table opened_cards on commit drop as
    select cards.uid, cards.ledger_account_id as account, opening_balance as cents,
      row_number() over (order by cards.uid) as place
    from ${sql.table(resolvedOf('cards'))} as resolved join cards on cards.uid = resolved.uid
    where not resolved.found and opening_balance > 0`.execute(db);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from opened_cards`.execute(db);
  const count = rows[0]?.count ?? 0;
  for (let from = 0; from < count; from += BATCH) {
    await sql`with batch as (
        select * from opened_cards where place > ${from}::integer and place <= ${from + BATCH}::integer),
      entries as (
        insert into ledger_entries (kind, key, at) select 'opening', 'card:' || uid, now() from batch
        returning id, key)
      insert into ledger_rows (entry_id, account_id, amount_cents)
      select entries.id, side.account, side.cents from batch join entries on entries.key = 'card:' || batch.uid
      cross join lateral (values ((select ledger_account('opening', '', ${UYU}::integer)), -batch.cents),
        (batch.account, batch.cents)) as side (account, cents)`.execute(db);
    // Only each time the number of rows has doubled, because analyzing takes time.
    if (Number.isInteger(Math.log2(from / BATCH + 1))) await analyze(db, 'ledger_entries', 'ledger_rows');
    // Checks the entries of this batch now, because checking all of them at commit would take too long.
    await sql`set constraints ledger_entries_balanced immediate`.execute(db);
    await sql`set constraints ledger_entries_balanced deferred`.execute(db);
  }
  await sql`drop table opened_cards`.execute(db);
}
