import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import type { AccountKind, EntryKind } from '../../database/moneySchema.ts';
import type { Schema } from '../../database/schema.ts';
import { Failure } from '../../shared/failure.ts';
import { isDeepStrictEqual } from 'node:util';

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
  /** The payment whose money it is; absent for a transfer between cards. */
  readonly transactionId?: string;
  readonly at: Date;
  /** The amount for each account, in cents; positive amounts increase it. The sum is zero. */
  readonly postings: readonly (readonly [Account, number])[];
}

/** The sum of each account's postings, without those that are zero. */
function sumByAccount(postings: NewEntry['postings']): NewEntry['postings'] {
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
  const values = sumByAccount(entry.postings).map(([{ kind, name = '', currency }, cents]) => ({
    entry_id: id,
    account_id: sql<number>`ledger_account(${kind}::text, ${name}::text, ${currency}::integer)`,
    amount_cents: cents,
  }));
  await db.insertInto('ledger_rows').values(values).execute();
  return id;
}

/** A transaction's money in cents by the ledger: with the card or order, and in suspense. */
export async function sumHeldAndSuspense(db: Executor, transactionId: string, currency: number) {
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

/** Books imported transactions, whose state alone shows that they were paid. */
export const bookImportedPayments = (db: Executor, transactionIds: readonly string[]) =>
  sql`select carry_over_transactions(${transactionIds}::uuid[])`.execute(db);

/**
 * Locks cards against other bookings until the transaction ends, in the order of their codes, so that two
 * transactions that book several entries never wait for each other.
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

/** A manual action. The caller makes its id: the same id is one action. */
export type NewOperatorAction = Insertable<Schema['operator_actions']>;

/**
 * Writes an action into the audit trail.
 *
 * @returns false where it was recorded before
 * @throws Failure ex_idempotency_conflict where its id belongs to another action
 */
export async function recordAction(db: Executor, action: NewOperatorAction): Promise<boolean> {
  // Nulls as in the stored row, with which it is compared below.
  const none = { transaction_id: null, discrepancy_id: null, provider_payment_id: null, amount_cents: null };
  const row = { ...none, ...action };
  const recorded = await db
    .insertInto('operator_actions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (recorded) return true;
  const known = await db
    .selectFrom('operator_actions')
    .selectAll()
    .where('id', '=', action.id)
    .executeTakeFirstOrThrow();
  if (isDeepStrictEqual({ ...known, at: action.at }, row)) return false;
  throw new Failure('ex_idempotency_conflict');
}

/** How much of a transaction's money in suspense operators have credited. */
export async function creditedByOperators(db: Executor, transactionId: string): Promise<number> {
  const { cents } = await db
    .selectFrom('operator_actions')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('transaction_id', '=', transactionId)
    .where('action', '=', 'credit')
    .executeTakeFirstOrThrow();
  return cents;
}

/** The manual actions on a transaction, oldest first. */
export const listActions = (db: Executor, transactionId: string) =>
  db
    .selectFrom('operator_actions')
    .select(['id', 'action', 'by', 'reason', 'amount_cents', 'discrepancy_id', 'at'])
    .where('transaction_id', '=', transactionId)
    .orderBy('at')
    .execute();
