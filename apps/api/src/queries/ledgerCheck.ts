import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** What a book says against another, in cents of a currency. */
export interface Fault {
  /** What it is about: the same fault has the same key. */
  readonly key: string;
  readonly transactionId: string | null;
  readonly currency: number | null;
  readonly amountCents: number;
  readonly detail: string;
}

/** What does not hold of the ledger in itself: entries that do not come to zero, balances that are not their rows'. */
export async function faultsOfLedger(db: Executor): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select 'entry:' || entry.id as key, entry.transaction_id as "transactionId", account.currency,
      sum(amount_cents)::bigint as "amountCents", 'an entry does not come to zero' as detail
      from ledger_rows join ledger_entries as entry on entry.id = entry_id
      join ledger_accounts as account on account.id = account_id
      group by entry.id, account.currency having sum(amount_cents) <> 0
    union all
    select 'account:' || kind || ':' || name, null, currency, (balance_cents - booked.cents)::bigint,
      'a balance is not the sum of its rows'
      from ledger_accounts left join lateral (
        select coalesce(sum(amount_cents), 0) as cents from ledger_rows where account_id = ledger_accounts.id
      ) as booked on true
      where balance_cents <> booked.cents
    union all
    select 'card:' || uid, null, account.currency, (cards.balance_cents - coalesce(account.balance_cents, 0))::bigint,
      'a card shows another balance than its account'
      from cards left join ledger_accounts as account on account.id = ledger_account_id
      where cards.balance_cents is distinct from account.balance_cents`.execute(db);
  return rows;
}
