import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/**
 * Where money can be: a provider's hands, a card, what orders were paid with, what waits for an operator, and
 * what a building's uses came to.
 */
export type AccountKind = 'provider' | 'card' | 'orders' | 'opening' | 'suspense' | 'fees' | 'revenue';

/** What can happen to it. */
export type EntryKind =
  'opening' | 'payment' | 'refund' | 'chargeback' | 'chargeback-won' | 'release' | 'use' | 'transfer';

export interface Account {
  readonly kind: AccountKind;
  /** The channel of a provider, the code of a card, the id of a building. */
  readonly name?: string;
  readonly currency: number;
}

/** Something that happened to money. The same kind and key is the same thing. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly key: string;
  /** The payment whose money it is; of a transfer between cards none. */
  readonly transactionId?: string;
  readonly at: Date;
  /** What each account gains, in cents; they come to zero. */
  readonly gains: readonly (readonly [Account, number])[];
}

/** What several gains of one account come to; accounts that gain nothing are left out. */
function merged(gains: NewEntry['gains']): NewEntry['gains'] {
  const byAccount = Map.groupBy(gains, ([{ kind, name, currency }]) =>
    JSON.stringify([kind, name, currency]),
  );
  return [...byAccount.values()].flatMap((of) => {
    const cents = of.reduce((sum, [, gain]) => sum + gain, 0);
    return of[0] && cents !== 0 ? [[of[0][0], cents] as const] : [];
  });
}

/**
 * Books an entry. Accounts are made where they are not there yet; the database keeps the balances, the card's
 * too.
 *
 * @throws a unique violation where it was booked before
 */
export async function bookEntry(db: Executor, entry: NewEntry): Promise<number> {
  const { id } = await db
    .insertInto('ledger_entries')
    .values({ kind: entry.kind, key: entry.key, transaction_id: entry.transactionId ?? null, at: entry.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = merged(entry.gains).map(([{ kind, name = '', currency }, cents]) => ({
    entry_id: id,
    account_id: sql<number>`ledger_account(${kind}::text, ${name}::text, ${currency}::integer)`,
    amount_cents: cents,
  }));
  await db.insertInto('ledger_rows').values(values).execute();
  return id;
}

/**
 * Where a transaction's money of a currency is, in cents, as the ledger has it: with the card or order, and
 * in suspense.
 */
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

/** Books transactions of which the state alone tells that they were paid: those of an import. */
export async function carryOver(db: Executor, transactionIds: readonly string[]): Promise<void> {
  await sql`select carry_over_transactions(${transactionIds}::uuid[])`.execute(db);
}

/**
 * Keeps other bookings of a card out until the transaction ends: two that book several entries never wait for
 * each other.
 */
export async function lockCard(db: Executor, uid: string): Promise<void> {
  await db.selectFrom('cards').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute();
}
