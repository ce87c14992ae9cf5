import type { PaymentDetails, PaymentTicket } from '@laundry/payment-channels/server';
import { sql } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { transitionPath } from '../../payments/transitions.ts';
import type { PaymentState, StateSource } from '../../payments/transitions.ts';
import { changeOrder } from '../shop.ts';

/** A requested change of a payment's state, with the details that came with it. */
export interface StateChange {
  readonly to: PaymentState;
  readonly source: StateSource;
  readonly at: Date;
  /** Why it was denied or expired, as the payer reads it. */
  readonly errorMessage?: string | undefined;
  readonly details?: PaymentDetails | undefined;
}

/** A payment that its provider has started, with the answer to the caller under its key. */
export interface PendingPayment {
  readonly id: string;
  readonly at: Date;
  readonly nextCheckAt: Date;
  readonly ticket?: PaymentTicket | undefined;
  readonly key: string;
  readonly answer: string;
}

/**
 * Makes a payment `pending` and keeps the answer under its key, in one statement, because it is the most
 * frequent change of all: as `changeStateIn`, without a lock of its own. `pending` only follows `created`.
 *
 * @returns false where the payment is in another state by now, and stays in it
 */
export const becomePending = (db: Executor, { id, at, nextCheckAt, ticket, key, answer }: PendingPayment) =>
  exists(
    db
      .with('changed', (cte) =>
        cte
          .updateTable('transactions')
          .set({
            state: 'pending',
            changed_at: at,
            error_message: null,
            next_check_at: nextCheckAt,
            payment_reference: ticket?.number,
            verification_code: ticket?.verificationCode,
            slip_url: ticket?.slipUrl,
          })
          .where('id', '=', id)
          .where('state', '=', 'created')
          .returning('id'),
      )
      .with('written', (cte) =>
        cte
          .insertInto('transaction_history')
          .columns(['transaction_id', 'state', 'at', 'source'])
          .expression(sql`select id, 'pending', ${at}::timestamptz, 'api' from changed`),
      )
      .with('answered', (cte) => cte.updateTable('idempotency_keys').set({ answer }).where('key', '=', key))
      .selectFrom('changed')
      .select('id')
      .modifyEnd(prepared),
  );

/**
 * The only place where a payment changes state: locks its row, follows the path of payments/transitions.ts,
 * writes the history and places or cancels the order, in the caller's transaction. Where no path leads to the
 * state nothing changes (a denial after an approval, a duplicate). bookPaymentChange.ts moves the money.
 *
 * @returns its state, whether it was approved now for the first time, and the order that was placed, restored
 * or cancelled; undefined where there is no such payment
 */
export async function changeStateIn(transaction: Executor, id: string, change: StateChange) {
  const payment = await transaction
    .selectFrom('transactions')
    .select(['state', 'purpose', 'approved_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return undefined;
  const path = transitionPath(payment.state, change.to);
  if (path.length === 0) return { state: payment.state, firstApproved: false };
  const { to, at, source } = change;
  const isApproved = path.includes('approved');
  await transaction
    .updateTable('transactions')
    .set({
      ...change.details,
      state: to,
      changed_at: at,
      error_message: change.errorMessage ?? null,
      ...(isApproved && { approved_at: payment.approved_at ?? at }),
      // A denied or expired one is still polled, because it may be approved (payments/nextPollAt.ts).
      ...(to !== 'denied' && to !== 'expired' && { next_check_at: null }),
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('transaction_history')
    .values(path.map((state) => ({ transaction_id: id, state, at, source })))
    .execute();
  const order = payment.purpose === 'purchase' ? await changeOrder(transaction, id, to, at) : undefined;
  return { state: to, firstApproved: isApproved && payment.approved_at === null, order };
}
