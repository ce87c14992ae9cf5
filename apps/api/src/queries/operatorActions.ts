import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** What an operator can do by hand. */
export type OperatorActionKind = 'resolve' | 'refund' | 'chargeback' | 'credit';

export interface NewOperatorAction {
  /** Made by whoever asks: the same action twice is one. */
  readonly id: string;
  readonly action: OperatorActionKind;
  readonly transactionId: string | null;
  readonly discrepancyId?: string;
  readonly providerPaymentId?: number;
  readonly amountCents?: number;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** Writes an action into the audit trail. @returns false where it is there already */
export async function recordAction(db: Executor, action: NewOperatorAction): Promise<boolean> {
  const { transactionId, discrepancyId, providerPaymentId, amountCents, ...fields } = action;
  const recorded = await db
    .insertInto('operator_actions')
    .values({
      ...fields,
      transaction_id: transactionId,
      discrepancy_id: discrepancyId ?? null,
      provider_payment_id: providerPaymentId ?? null,
      amount_cents: amountCents ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
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

/** What was done by hand to a transaction, oldest first. */
export function actionsOf(db: Executor, transactionId: string) {
  return db
    .selectFrom('operator_actions')
    .select(['id', 'action', 'by', 'reason', 'amount_cents', 'discrepancy_id', 'at'])
    .where('transaction_id', '=', transactionId)
    .orderBy('at')
    .execute();
}
