import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** What two books, or two messages, do not agree about. */
export type DiscrepancyKind =
  /** A provider's message that contradicts another, or can be read in two ways: freezes the payment. */
  | 'contradiction'
  /** A payment of another amount than was ordered. */
  | 'amount-differs'
  /** A payment in another currency than was ordered. */
  | 'currency-differs'
  /** More was paid than was ordered. */
  | 'paid-twice'
  /** A provider's payment that was credited to another transaction. */
  | 'paid-for-another';

/** The kinds that keep a payment from moving money until an operator has resolved them. */
const FREEZING: readonly DiscrepancyKind[] = ['contradiction'];

export interface NewDiscrepancy {
  readonly kind: DiscrepancyKind;
  /** What it is about: the same kind and key are one discrepancy. */
  readonly key: string;
  readonly transactionId?: string | undefined;
  readonly channel?: string | undefined;
  /** How much is at stake. */
  readonly amountCents?: number | undefined;
  readonly currency?: number | undefined;
  /** For the operator, in English; without personal data. */
  readonly detail: string;
  readonly at: Date;
}

/**
 * Opens a discrepancy. One that is open already stays as it is, and one that a person resolved stays resolved; one that
 * later facts had resolved is opened again.
 *
 * @returns whether it was opened by this call
 */
export async function openDiscrepancy(db: Executor, discrepancy: NewDiscrepancy): Promise<boolean> {
  const { transactionId, amountCents, at, ...fields } = discrepancy;
  const opened = await db
    .insertInto('discrepancies')
    .values({
      ...fields,
      transaction_id: transactionId ?? null,
      amount_cents: amountCents ?? null,
      opened_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((eb) => ({
          opened_at: eb.ref('excluded.opened_at'),
          amount_cents: eb.ref('excluded.amount_cents'),
          currency: eb.ref('excluded.currency'),
          detail: eb.ref('excluded.detail'),
          resolved_at: null,
          reason: null,
        }))
        .where('discrepancies.resolved_at', 'is not', null)
        .where('discrepancies.resolved_by', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** Whether an open discrepancy keeps a payment from moving money. */
export async function isFrozen(db: Executor, transactionId: string): Promise<boolean> {
  const { frozen } = await db
    .selectNoFrom((eb) =>
      eb
        .exists(
          eb
            .selectFrom('discrepancies')
            .select(sql`1`.as('one'))
            .where('transaction_id', '=', transactionId)
            .where('kind', 'in', FREEZING)
            .where('resolved_at', 'is', null),
        )
        .as('frozen'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(frozen);
}
