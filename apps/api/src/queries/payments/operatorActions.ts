import { isDeepStrictEqual } from 'node:util';
import type { OperatorActionKind } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

export interface NewOperatorAction {
  /** An id that the caller makes: the same id is one action. */
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

/**
 * Writes an action into the audit trail.
 *
 * @returns 'duplicate' where the same action is recorded, 'conflict' where the id belongs to another action
 */
export async function recordAction(
  db: Executor,
  action: NewOperatorAction,
): Promise<'recorded' | 'duplicate' | 'conflict'> {
  const { transactionId, discrepancyId, providerPaymentId, amountCents, at, ...given } = action;
  const fields = {
    ...given,
    transaction_id: transactionId,
    discrepancy_id: discrepancyId ?? null,
    provider_payment_id: providerPaymentId ?? null,
    amount_cents: amountCents ?? null,
  };
  const recorded = await db
    .insertInto('operator_actions')
    .values({ ...fields, at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (recorded) return 'recorded';
  const { at: _when, ...known } = await db
    .selectFrom('operator_actions')
    .selectAll()
    .where('id', '=', action.id)
    .executeTakeFirstOrThrow();
  return isDeepStrictEqual(known, fields) ? 'duplicate' : 'conflict';
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
export function actionsOf(db: Executor, transactionId: string) {
  return db
    .selectFrom('operator_actions')
    .select(['id', 'action', 'by', 'reason', 'amount_cents', 'discrepancy_id', 'at'])
    .where('transaction_id', '=', transactionId)
    .orderBy('at')
    .execute();
}
