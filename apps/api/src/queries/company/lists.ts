import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { findPaymentId } from '../payments/payments.ts';

/** Payments by id, reference, the provider's number, card or the payer's e-mail, newest first. */
export async function searchPayments(db: Executor, text: string, count: number) {
  const id = await findPaymentId(db, text);
  return db
    .selectFrom('transactions')
    .select([
      'id',
      'number',
      'created_at',
      'state',
      'channel',
      'amount_cents',
      'card_uid',
      'payer_name',
      'payer_email',
    ])
    .where((eb) =>
      text.includes('@')
        ? eb(sql`lower(payer_email)`, '=', text.toLowerCase())
        : eb.or([eb('card_uid', '=', text), eb('id', '=', id ?? null)]),
    )
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
}

/**
 * Orders that were not cancelled: those that wait, the oldest first, or those that were sent, the last first.
 */
export const listOrders = (db: Executor, shipped: boolean, count: number) =>
  db
    .selectFrom('orders')
    .innerJoin('purchases', 'purchases.transaction_id', 'orders.transaction_id')
    .innerJoin('transactions', 'transactions.id', 'orders.transaction_id')
    .select([
      'transactions.number',
      'orders.placed_at',
      'orders.shipped_at',
      'purchases.quantity',
      'purchases.item_name',
      'purchases.address',
      'purchases.phone',
      'transactions.payer_name',
      'transactions.payer_email',
    ])
    .where('orders.cancelled_at', 'is', null)
    .where('orders.shipped_at', shipped ? 'is not' : 'is', null)
    .orderBy(shipped ? 'orders.shipped_at' : 'orders.placed_at', shipped ? 'desc' : 'asc')
    .limit(count)
    .execute();

/** Visitors' messages, newest first. */
export const newestMessages = (db: Executor, count: number) =>
  db
    .selectFrom('support_messages')
    .select(['created_at as at', 'key_msg', 'email', 'line1', 'line2', 'line3', 'body', 'case_number'])
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();

/** A card for the company's customer service: its place, state and balance, and its newest movements. */
export async function cardOverview(db: Executor, uid: string, count: number) {
  const card = await db
    .selectFrom('cards')
    .innerJoin('buildings', 'buildings.id', 'cards.building_id')
    .leftJoin('units', 'units.id', 'cards.unit_id')
    .select([
      'cards.uid',
      'cards.state',
      'cards.balance_cents',
      'cards.ledger_account_id',
      'buildings.reference as building',
      'buildings.name as building_name',
      'units.number as unit',
    ])
    .where('cards.uid', '=', uid)
    .executeTakeFirst();
  if (!card) return undefined;
  const movements = await db
    .selectFrom('ledger_rows')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_rows.entry_id')
    .leftJoin('transactions', 'transactions.id', 'ledger_entries.transaction_id')
    .select([
      'ledger_entries.at',
      'ledger_entries.kind',
      'ledger_rows.amount_cents',
      'transactions.number as payment_number',
    ])
    .where('ledger_rows.account_id', '=', card.ledger_account_id)
    .orderBy('ledger_rows.id', 'desc')
    .limit(count)
    .execute();
  return { ...card, movements };
}
