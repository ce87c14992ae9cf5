import { sql } from 'kysely';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';

/** Who runs a command, and why. */
export interface Actor {
  readonly by: string;
  readonly reason: string;
}

export interface NewCompanyAction extends Actor {
  /** Made by the caller, so that a repeated command is recognized. */
  readonly id: string;
  readonly command: string;
  readonly subject: string;
  readonly changes: object;
  readonly at: Date;
}

const toRow = ({ changes, ...action }: NewCompanyAction) => ({ ...action, changes: JSON.stringify(changes) });

/** Adds an action to the audit trail. Call it in the transaction of the change itself. */
export const recordCompanyAction = (db: Executor, action: NewCompanyAction) =>
  db.insertInto('company_actions').values(toRow(action)).execute();

/**
 * Adds an action to the audit trail unless it is recorded already.
 *
 * @returns false where it was recorded before
 * @throws Failure ex_idempotency_conflict where its id belongs to another action
 */
export async function recordActionOnce(db: Executor, action: NewCompanyAction): Promise<boolean> {
  const row = toRow(action);
  const recorded = await db
    .insertInto('company_actions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (recorded) return true;
  const same = await db
    .selectFrom('company_actions')
    .select('id')
    .where('id', '=', action.id)
    .where('command', '=', action.command)
    .where('subject', '=', action.subject)
    .where('changes', '=', sql`${row.changes}::jsonb`)
    .executeTakeFirst();
  if (same) return false;
  throw new Failure('ex_idempotency_conflict');
}

/** Commands of the company and manual movements of money, newest first. */
export const newestActions = (db: Executor, count: number) =>
  rowsOf<Omit<NewCompanyAction, 'id'>>(db)`
    select at, command, subject, changes, by, reason from company_actions
    union all
    select at, 'payment ' || action, coalesce(transaction_id, discrepancy_id)::text as subject,
      jsonb_strip_nulls(jsonb_build_object('amount', amount_cents / 100.0)), by, reason
      from operator_actions
    order by at desc limit ${count}`;
