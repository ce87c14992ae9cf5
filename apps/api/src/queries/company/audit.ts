import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** Who does something by command, and why. */
export interface Actor {
  readonly by: string;
  readonly reason: string;
}

export interface NewCompanyAction extends Actor {
  /** An id that the caller makes. */
  readonly id: string;
  readonly command: string;
  readonly subject: string;
  readonly changes: object;
  readonly at: Date;
}

const rowOf = ({ changes, ...action }: NewCompanyAction) => ({ ...action, changes: JSON.stringify(changes) });

/** Writes an action into the audit trail, in the transaction of what it does. */
export async function recordCompanyAction(db: Executor, action: NewCompanyAction): Promise<void> {
  await db.insertInto('company_actions').values(rowOf(action)).execute();
}

/**
 * Writes an action of a key into the audit trail, once.
 *
 * @returns 'there' for one that is there already, 'another' where its id is that of another action
 */
export async function recordActionOnce(
  db: Executor,
  action: NewCompanyAction,
): Promise<'recorded' | 'there' | 'another'> {
  const row = rowOf(action);
  const recorded = await db
    .insertInto('company_actions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (recorded) return 'recorded';
  const same = await db
    .selectFrom('company_actions')
    .select('id')
    .where('id', '=', action.id)
    .where('command', '=', action.command)
    .where('subject', '=', action.subject)
    .where('changes', '=', sql`${row.changes}::jsonb`)
    .executeTakeFirst();
  return same ? 'there' : 'another';
}

/** What was done by command or by hand with money, newest first. */
export async function newestActions(db: Executor, count: number) {
  const { rows } = await sql<{
    at: Date;
    command: string;
    subject: string;
    changes: unknown;
    by: string;
    reason: string;
  }>`
    select at, command, subject, changes, by, reason from company_actions
    union all
    select at, 'payment ' || action, coalesce(transaction_id, discrepancy_id)::text as subject,
      jsonb_strip_nulls(jsonb_build_object('amount', amount_cents / 100.0)), by, reason
      from operator_actions
    order by at desc limit ${count}`.execute(db);
  return rows;
}
