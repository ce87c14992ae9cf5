import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import type { AccountKind, EntryKind } from '../../database/moneySchema.ts';

export interface Account {
  readonly kind: AccountKind;
  /** The channel of a provider, the code of a card, the id of a building. */
  readonly name?: string;
  readonly currency: number;
}

/** A ledger entry. Kind and key identify it: it is booked once. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly key: string;
  /** The payment whose money it is; of a transfer between cards none. */
  readonly transactionId?: string;
  readonly at: Date;
  /** The amount for each account, in cents; positive amounts increase it. The sum is zero. */
  readonly postings: readonly (readonly [Account, number])[];
}

/** The sum of each account's postings, without those that are zero. */
function merged(postings: NewEntry['postings']): NewEntry['postings'] {
  const byAccount = Map.groupBy(postings, ([{ kind, name, currency }]) =>
    JSON.stringify([kind, name, currency]),
  );
  return [...byAccount.values()].flatMap((group) => {
    const cents = group.reduce((sum, [, amount]) => sum + amount, 0);
    return group[0] && cents !== 0 ? [[group[0][0], cents] as const] : [];
  });
}

/**
 * Books an entry. Missing accounts are created; the database keeps all balances, also those of cards.
 *
 * @throws a unique violation where it was booked before
 */
export async function bookEntry(db: Executor, entry: NewEntry): Promise<number> {
  const { id } = await db
    .insertInto('ledger_entries')
    .values({ kind: entry.kind, key: entry.key, transaction_id: entry.transactionId ?? null, at: entry.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = merged(entry.postings).map(([{ kind, name = '', currency }, cents]) => ({
    entry_id: id,
    account_id: sql<number>`ledger_account(${kind}::text, ${name}::text, ${currency}::integer)`,
    amount_cents: cents,
  }));
  await db.insertInto('ledger_rows').values(values).execute();
  return id;
}

/** A transaction's money in cents by the ledger: with the card or order, and in suspense. */
export async function sumsOf(
  db: Executor,
  transactionId: string,
  currency: number,
): Promise<{ readonly held: number; readonly suspense: number }> {
  const sum = (...kinds: AccountKind[]) =>
    sql<number>`coalesce(sum(ledger_rows.amount_cents) filter (where ledger_accounts.kind in (${sql.join(kinds)})), 0)::bigint`;
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_rows', 'ledger_rows.entry_id', 'ledger_entries.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_rows.account_id')
    .select([sum('card', 'orders').as('held'), sum('suspense').as('suspense')])
    .where('ledger_entries.transaction_id', '=', transactionId)
    .where('ledger_accounts.currency', '=', currency)
    .executeTakeFirstOrThrow();
}

/** Books imported transactions, of which the state alone says that they were paid. */
export async function carryOver(db: Executor, transactionIds: readonly string[]): Promise<void> {
  await sql`select carry_over_transactions(${transactionIds}::uuid[])`.execute(db);
}

/**
 * Keeps other bookings of cards out until the transaction ends, in the order of their codes: two that book
 * several entries never wait for each other.
 *
 * @returns the cards with their balances
 */
export const lockCards = (db: Executor, uids: readonly string[]) =>
  db
    .selectFrom('cards')
    .select(['uid', 'balance_cents'])
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .orderBy('uid')
    .forNoKeyUpdate()
    .execute();
