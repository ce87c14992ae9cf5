import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** Who does something by command, and why. */
export interface Actor {
  readonly by: string;
  readonly reason: string;
}

export interface NewCompanyAction extends Actor {
  /** Made by whoever asks. */
  readonly id: string;
  readonly command: string;
  readonly subject: string;
  readonly changes: object;
  readonly at: Date;
}

/** Writes an action into the audit trail, in the transaction of what it does. */
export async function recordCompanyAction(
  db: Executor,
  { changes, ...action }: NewCompanyAction,
): Promise<void> {
  await db
    .insertInto('company_actions')
    .values({ ...action, changes: JSON.stringify(changes) })
    .execute();
}

/** What was done by command or by hand with money, newest first. */
export async function actionsBefore(db: Executor, before: Date, count: number) {
  const { rows } = await sql<{
    at: Date;
    command: string;
    subject: string;
    changes: unknown;
    by: string;
    reason: string;
  }>`
    select at, command, subject, changes, by, reason from company_actions where at < ${before}
    union all
    select at, 'payment ' || action, coalesce(transaction_id, discrepancy_id)::text,
      jsonb_strip_nulls(jsonb_build_object('amount', amount_cents / 100.0)), by, reason
      from operator_actions where at < ${before}
    order by at desc limit ${count}`.execute(db);
  return rows;
}
