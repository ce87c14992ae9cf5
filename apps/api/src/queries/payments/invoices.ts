import { sql } from 'kysely';
import { exists, rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { startOfDay } from '../reports/reportConditions.ts';

/** The ledger's movements of payments whose payer gave a RUT. Refunds and chargebacks are negative. */
const invoiceLines = (db: Executor) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_rows', 'ledger_rows.entry_id', 'ledger_entries.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_rows.account_id')
    .innerJoin('transactions', 'transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('purchases', 'purchases.transaction_id', 'transactions.id')
    .select([
      'ledger_entries.id',
      'transactions.number',
      'ledger_entries.at',
      'ledger_entries.kind',
      'ledger_rows.amount_cents',
      'transactions.currency',
      'transactions.card_uid',
      'purchases.item_reference',
      'transactions.channel',
      'transactions.rut',
      'transactions.payer_name',
      'transactions.payer_email',
    ])
    .where('ledger_accounts.kind', 'in', ['card', 'orders'])
    .where('transactions.rut', '<>', '');

export type InvoiceLine = Awaited<ReturnType<ReturnType<typeof invoiceLines>['execute']>>[number];

/**
 * The movements of a range of days, oldest first.
 *
 * @param from the first Montevideo day, YYYY-MM-DD
 * @param to the last one
 */
export const invoiceLinesBetween = (db: Executor, from: string, to: string): Promise<InvoiceLine[]> =>
  invoiceLines(db)
    .where('ledger_entries.at', '>=', startOfDay(from))
    .where('ledger_entries.at', '<', startOfDay(to, 1))
    .orderBy('ledger_entries.at')
    .orderBy('ledger_rows.id')
    .execute();

/** The movement of a ledger entry; undefined where the payer was erased since. */
export const findInvoiceLine = (db: Executor, entryId: number): Promise<InvoiceLine | undefined> =>
  invoiceLines(db).where('ledger_entries.id', '=', entryId).executeTakeFirst();

/** Queues an entry for the invoicing system. Call it in the transaction that books the entry. */
export const queueInvoice = (db: Executor, entryId: number, at: Date) =>
  db
    .insertInto('invoice_deliveries')
    .values({ entry_id: entryId, created_at: at, next_try_at: at })
    .execute();

/** A delivery that the caller has claimed until its lease ends; `attempts` includes this one. */
export interface DueInvoice {
  readonly entry_id: number;
  readonly attempts: number;
}

/**
 * Claims due deliveries, oldest first, except those that another instance has claimed, and those with an
 * earlier movement of the same payment that was neither delivered nor given up: a refund is never reported
 * before its payment.
 */
export const claimDueInvoices = (db: Executor, now: Date, leaseUntil: Date, count: number) =>
  rowsOf<DueInvoice>(db)`
    update invoice_deliveries set attempts = attempts + 1, next_try_at = ${leaseUntil}
    where entry_id in (
      select entry_id from invoice_deliveries as delivery
      where next_try_at <= ${now} and not exists (
        select from ledger_entries as entry
        join ledger_entries as earlier on earlier.transaction_id = entry.transaction_id
        join invoice_deliveries as open on open.entry_id = earlier.id
        where entry.id = delivery.entry_id and earlier.id < entry.id and open.next_try_at is not null)
      order by next_try_at limit ${count} for update skip locked)
    returning entry_id, attempts`;

/** Whether a payer's payment, found by the lower-case e-mail, was neither delivered nor given up. */
export const hasWaitingInvoice = (db: Executor, email: string) =>
  exists(
    db
      .selectFrom('invoice_deliveries')
      .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
      .innerJoin('transactions', 'transactions.id', 'transaction_id')
      .select('entry_id')
      .where('next_try_at', 'is not', null)
      .where(sql`lower(payer_email)`, '=', email),
  );

/** The result of an attempt; without a next one it was delivered or given up. */
export const recordDelivery = (
  db: Executor,
  { entry_id, attempts }: DueInvoice,
  { reason, ...at }: { reason?: string } & ({ delivered: Date } | { next: Date } | { dead: Date }),
) =>
  db
    .updateTable('invoice_deliveries')
    .set({
      delivered_at: 'delivered' in at ? at.delivered : null,
      dead_at: 'dead' in at ? at.dead : null,
      next_try_at: 'next' in at ? at.next : null,
      last_error: reason ?? null,
    })
    .where('entry_id', '=', entry_id)
    .where('attempts', '=', attempts)
    .execute();

/** The numbers of deliveries that wait and that were given up. */
export const invoiceDeliveries = (db: Executor) =>
  db
    .selectFrom('invoice_deliveries')
    .select([
      sql<number>`count(next_try_at)::bigint`.as('waiting'),
      sql<number>`count(dead_at)::bigint`.as('dead'),
    ])
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
