import { sql } from 'kysely';
import { rowsOf } from '../../database/connect.ts';
import type { Database, Executor } from '../../database/connect.ts';
import { WITHOUT_TIMEOUT } from '../../database/pool.ts';
import { sqlMontevideoDay } from '../laundromats.ts';
import { startOfDay } from '../reports/reportConditions.ts';
import type { NewDiscrepancy } from './discrepancies.ts';

/** A contradiction that a check found; each check finds the same one under the same key. */
export type Fault = Omit<NewDiscrepancy, 'kind' | 'channel' | 'at'>;

/** Violations of the ledger: entries that do not add up to zero, balances that differ from their rows. */
export const faultsOfLedger = (db: Executor) =>
  rowsOf<Fault>(db)`
    select 'entry:' || entry.id as key, entry.transaction_id as "transactionId", account.currency,
      sum(amount_cents)::bigint as "amountCents", 'an entry does not come to zero' as detail
      from ledger_rows join ledger_entries as entry on entry.id = entry_id
      join ledger_accounts as account on account.id = account_id
      group by entry.id, account.currency having sum(amount_cents) <> 0
    union all
    select 'account:' || kind || ':' || name, null, currency, (balance_cents - coalesce(cents, 0))::bigint,
      'a balance is not the sum of its rows'
      from ledger_accounts left join (
        select account_id as id, sum(amount_cents) as cents from ledger_rows group by account_id
      ) as booked using (id)
      where balance_cents <> coalesce(cents, 0)
    union all
    select 'card:' || uid, null, account.currency, (cards.balance_cents - coalesce(account.balance_cents, 0))::bigint,
      'a card shows another balance than its account'
      from cards left join ledger_accounts as account on account.id = ledger_account_id
      where cards.balance_cents is distinct from account.balance_cents`;

/** Payments whose state or order contradicts their money in the ledger. */
export const faultsOfStates = (db: Executor) =>
  rowsOf<Fault>(db)`
    with held as (
      select entry.transaction_id, sum(amount_cents)::bigint as cents
      from ledger_entries as entry join ledger_rows on entry_id = entry.id
      join ledger_accounts as account on account.id = account_id and account.kind in ('card', 'orders')
      where entry.transaction_id is not null group by entry.transaction_id)
    select paid.id::text as key, paid.id as "transactionId", paid.currency,
      coalesce(held.cents, 0)::bigint as "amountCents",
      'state ' || paid.state || case when orders.number is null then ', no order'
        when orders.cancelled_at is null then ', order stands' else ', order cancelled' end as detail
      from transactions as paid left join held on held.transaction_id = paid.id
      left join orders on orders.transaction_id = paid.id
      where (paid.state = 'approved') <> (coalesce(held.cents, 0) > 0)
        or paid.purpose = 'purchase'
          and (coalesce(held.cents, 0) > 0) <> (orders.number is not null and orders.cancelled_at is null)`;

/** Cards with a negative balance: uses were reported late (D61), or money went back that was spent. */
export const overdrawnCards = (db: Executor) =>
  rowsOf<Fault>(db)`
    select uid as key, null as "transactionId", account.currency, -cards.balance_cents as "amountCents",
      'card ' || uid || ' is below zero: uses were reported late, or money went back that was spent' as detail
      from cards join ledger_accounts as account on account.id = ledger_account_id
      where cards.balance_cents < 0 order by uid`;

/** Buildings whose uses took another amount than cards paid for them (D80). */
export const faultsOfDebits = (db: Executor) =>
  rowsOf<Fault>(db)`
    with kept as materialized (
      select building_id, sum(price_cents * uses) as cents from uses_at_prices
      where price_cents is not null group by building_id),
    revenue as (
      select name, currency, balance_cents as cents from ledger_accounts where kind = 'revenue')
    select 'debits:' || coalesce(name, building_id::text) as key, null as "transactionId", currency,
      (coalesce(kept.cents, 0) - coalesce(revenue.cents, 0))::bigint as "amountCents",
      'the uses of a building took something else than cards paid for them' as detail
      from kept full join revenue on name = building_id::text
      where coalesce(kept.cents, 0) <> coalesce(revenue.cents, 0)`;

/**
 * Uses since a moment that controllers did not report: gaps in the ids of controllers that number them, by
 * the Montevideo day of the use after the gap.
 */
export const missingUses = (db: Executor, since: Date) =>
  rowsOf<Fault>(db)`
    with numbering as materialized (select id as controller_id from controllers where numbered),
    counted as materialized (
      select controller_id, controller_use_id as id, at from uses
      where building_id = any(array(select building_id from controllers where numbered)) and at >= ${since}),
    told as (
      select controller_id, id, at from counted
      union all select controller_id, use_id, at from refused_uses where at >= ${since}),
    placed as (
      select controller_id, id::bigint as number, ${sqlMontevideoDay(sql.ref('at'))} as day,
        lag(id::bigint) over (partition by controller_id order by id::bigint) as before
      from told join numbering using (controller_id)
      where id ~ '^[0-9]{1,18}$')
    select controller_id || ':' || day as key, null as "transactionId",
      null::integer as currency, 0::bigint as "amountCents",
      'controller ' || controller_id || ' did not report ' || sum(number - before - 1) || ' uses' as detail
      from placed where number > before + 1 group by controller_id, day order by controller_id, day`;

/** A channel's payments that were booked from a Montevideo day on, without imported ones, newest first. */
export const paymentsBookedBetween = (db: Executor, channel: string, from: string, until: Date) =>
  db
    .selectFrom('provider_payments')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'provider_payments.transaction_id')
    .innerJoin('transactions', 'transactions.id', 'provider_payments.transaction_id')
    .select([
      'provider_payments.payment_key as paymentKey',
      'provider_payments.transaction_id as transactionId',
      'provider_payments.paid_cents as paidCents',
      'provider_payments.currency',
      'ledger_entries.at',
      'transactions.shop_process_id as shopProcessId',
      'transactions.amount_cents as orderedCents',
    ])
    .where('provider_payments.channel', '=', channel)
    .where('imported', '=', false)
    .where('ledger_entries.kind', '=', 'payment')
    .where('ledger_entries.at', '>=', startOfDay(from))
    .where('ledger_entries.at', '<', until)
    .whereRef(
      'ledger_entries.key',
      '=',
      sql<string>`provider_payments.channel || ':' || provider_payments.payment_key`,
    )
    .orderBy('ledger_entries.at', 'desc')
    .execute();

export type BookedPayment = Awaited<ReturnType<typeof paymentsBookedBetween>>[number];

/** Runs a check on a consistent snapshot, without a statement timeout because it may read all rows. */
export const inSnapshot = <T>(db: Database, read: (transaction: Executor) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql.raw(WITHOUT_TIMEOUT).execute(transaction);
      return read(transaction);
    });
