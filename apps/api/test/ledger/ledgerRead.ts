import type { Database } from '../../src/database/connect.ts';
import type { AccountKind } from '../../src/database/moneySchema.ts';
import { openTables } from '../support/tables.ts';

/** The sum of a transaction's rows in the accounts of a kind, in cents. */
export async function heldCents(db: Database, transactionId: string, kind: AccountKind): Promise<number> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_rows', 'ledger_rows.entry_id', 'ledger_entries.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_rows.account_id')
    .select('ledger_rows.amount_cents')
    .where('ledger_entries.transaction_id', '=', transactionId)
    .where('ledger_accounts.kind', '=', kind)
    .execute();
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** The kinds of a transaction's open discrepancies, in order. */
export async function openKinds(db: Database, transactionId: string): Promise<string[]> {
  const open = { transaction_id: transactionId, resolved_at: null };
  const rows = await openTables(db).rows('discrepancies', open, 'kind');
  return rows.map(({ kind }) => kind);
}

/** Waits until at least `count` connections to the database wait for a lock. */
export async function untilLocked(db: Database, count = 1): Promise<void> {
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await runSql(db, waiting)).rows.length < count);
}

/** Runs a statement of raw SQL in a database transaction of its own. */
export const runSql = (db: Database, statement: string) =>
  db.executeQuery({ ...db.selectFrom('cards').select('uid').compile(), sql: statement, parameters: [] });
