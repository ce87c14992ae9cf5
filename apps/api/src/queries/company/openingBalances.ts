import { UYU } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { resolvedOf } from './staging.ts';

/** Opening balances booked per statement. */
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
