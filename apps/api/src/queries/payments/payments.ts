import type { ChannelName } from '@laundry/api-contract';
import type { PaymentName } from '@laundry/payment-channels/server';
import { sql } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { parseReference } from '../../payments/reference.ts';
import { isUuid } from '../../shared/uuid.ts';
import { hasOpenDiscrepancy } from '../ledgerCheck/discrepancies.ts';

/** The columns that are needed to start a payment and to apply its outcome. */
export const PAYMENT = [
  'id',
  'number',
  'shop_process_id as shopProcessId',
  'purpose',
  'channel',
  'amount_cents as amountCents',
  'currency',
  'state',
  'card_uid as cardUid',
  'payer_name as payerName',
  'payer_email as payerEmail',
  'rut',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

/** The payment of a channel that a provider names; undefined for an unknown or another channel's. */
export function findPayment(db: Executor, channel: ChannelName, name: PaymentName) {
  const query = db.selectFrom('transactions').select(PAYMENT).where('channel', '=', channel);
  return 'id' in name
    ? query.where('id', '=', name.id).executeTakeFirst()
    : query.where('shop_process_id', '=', name.shopProcessId).executeTakeFirst();
}

/** The provider's number as payers read it; a reference has 8 characters. */
const SHOP_PROCESS_ID = /^\d{15}$/;

/** The payment's id, by its id, reference or the provider's number; undefined for an unknown one. */
export async function findPaymentId(db: Executor, name: string): Promise<string | undefined> {
  if (isUuid(name)) return name;
  const column = SHOP_PROCESS_ID.test(name) ? 'shop_process_id' : 'number';
  const number = column === 'number' ? parseReference(name) : Number(name);
  if (number === undefined) return undefined;
  const query = db.selectFrom('transactions').select('id').where(column, '=', number);
  return (await query.executeTakeFirst())?.id;
}

/** Locks a payment until the transaction ends, so that changes of it and its money run in sequence. */
export const lockPayment = (db: Executor, id: string) =>
  db.selectFrom('transactions').select(PAYMENT).where('id', '=', id).forUpdate().executeTakeFirst();

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** A payment's data for its result page. */
export const paymentStatus = (db: Executor, id: string) =>
  db
    .selectFrom('transactions')
    .leftJoin('purchases', 'transaction_id', 'id')
    .select([
      'id',
      'item_name',
      'quantity',
      'address',
      'number',
      'shop_process_id',
      'state',
      'channel',
      'card_uid',
      'amount_cents',
      'currency',
      'error_message',
      'message',
      'payment_reference',
      'verification_code',
      'slip_url',
      'expires_at',
      'changed_at',
      // Null where nothing was paid, and no open discrepancy says otherwise.
      sql<boolean | null>`(select bool_and(greatest(refunded_cents, stated_refunded_cents)
          + greatest(charged_back_cents, stated_charged_back_cents) >= paid_cents)
        from provider_payments as paid where paid.transaction_id = transactions.id)
        and not ${hasOpenDiscrepancy}`.as('all_returned'),
    ])
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** The states that a payment went through, oldest first. */
export const paymentHistory = (db: Executor, id: string) =>
  db
    .selectFrom('transaction_history')
    .select(['state', 'at', 'source'])
    .where('transaction_id', '=', id)
    .orderBy('id')
    .execute();

/**
 * Claims a channel's payments that are due for a poll, with a lease `until` a moment, and skips rows that
 * another reconciler is claiming. So only one reconciler works on a payment, and another one continues after
 * the lease if it dies. `schedulePoll` sets the next poll.
 */
export function claimDuePayments(db: Executor, channel: ChannelName, now: Date, until: Date, count: number) {
  const due = db
    .selectFrom('transactions')
    .select('id')
    .where('channel', '=', channel)
    .where('next_check_at', '<=', now)
    .orderBy('checks')
    .orderBy('next_check_at')
    .limit(count)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('transactions')
    .set((eb) => ({ checks: eb('checks', '+', 1), next_check_at: until }))
    .where('id', 'in', due)
    .returning([...PAYMENT, sql<number>`checks - 1`.as('checks'), sql<Date>`next_check_at`.as('leaseUntil')])
    .execute();
}

/** A payment that was claimed for a poll, with the number of earlier polls. */
export type DuePayment = Awaited<ReturnType<typeof claimDuePayments>>[number];

/** Has a payment polled at a moment. @returns false for an unknown or approved one */
export const pollPaymentAt = (db: Executor, channel: ChannelName, shopProcessId: number, at: Date) =>
  exists(
    db
      .updateTable('transactions')
      .set({ next_check_at: at })
      .where('channel', '=', channel)
      .where('shop_process_id', '=', shopProcessId)
      .where('state', 'not in', ['approved', 'refunded'])
      .returning('id'),
  );

/** Gives a payment a number that its provider has not seen. @returns it */
export async function takeNextShopProcessId(db: Executor, id: string, at: Date): Promise<number> {
  const { taken } = await db
    .updateTable('transactions')
    .set({ shop_process_id: sql<number>`next_shop_process_id(${at}::timestamptz)` })
    .where('id', '=', id)
    .returning('shop_process_id as taken')
    .executeTakeFirstOrThrow();
  return Number(taken);
}

/** Sets when a payment is polled next; undefined for never. Nothing if it changed since it was claimed. */
export const schedulePoll = (db: Executor, { id, leaseUntil }: DuePayment, nextAt: Date | undefined) =>
  db
    .updateTable('transactions')
    .set({ next_check_at: nextAt ?? null })
    .where('id', '=', id)
    .where('next_check_at', '=', leaseUntil)
    .execute();

/**
 * Has a channel's payments that ended without money, and are polled no more, polled once more, at moments
 * spread over a period.
 *
 * @param since older payments are left out
 */
export const pollEndedAgain = (
  db: Executor,
  channel: ChannelName,
  { since, at, withinMs }: { readonly since: Date; readonly at: Date; readonly withinMs: number },
) =>
  db
    .updateTable('transactions')
    .set({
      next_check_at: sql<Date>`${at}::timestamptz + random() * ${withinMs}::int * interval '1 millisecond'`,
    })
    .where('channel', '=', channel)
    .where('state', 'in', ['denied', 'expired'])
    .where('next_check_at', 'is', null)
    .where('created_at', '>', since)
    .execute();

/** The number of payments of each channel that are due for a poll, and since when the first one is. */
export const countDuePayments = (db: Executor, now: Date) =>
  db
    .selectFrom('transactions')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().as('count'),
      fn.min('next_check_at').$notNull().as('since'),
    ])
    .where('next_check_at', '<=', now)
    .groupBy('channel')
    .execute();

/** How many payments are in each state. */
export const countPayments = (db: Executor) =>
  db
    .selectFrom('transactions')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
