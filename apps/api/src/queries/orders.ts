import type { Executor } from '../database/connect.ts';
import { mailOf } from '../mail/document.ts';
import { buyersMail, companysMail } from '../mail/orderMails.ts';
import { THE_COMPANY, queueMail } from './mails.ts';

/** What is bought, for how much, and where it goes. */
export interface Purchase {
  readonly itemId: string;
  readonly itemName: string;
  readonly itemReference: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  readonly address: string;
  readonly phone: string;
}

/** Writes what a payment buys down beside it. */
export async function insertPurchase(db: Executor, transactionId: string, purchase: Purchase): Promise<void> {
  await db
    .insertInto('purchases')
    .values({
      transaction_id: transactionId,
      item_id: purchase.itemId,
      item_name: purchase.itemName,
      item_reference: purchase.itemReference,
      unit_price_cents: purchase.unitPriceCents,
      quantity: purchase.quantity,
      address: purchase.address,
      phone: purchase.phone,
    })
    .execute();
}

/** A purchase with its payment, as its mails tell of it. */
export function purchaseOf(db: Executor, transactionId: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('transactions', 'transactions.id', 'purchases.transaction_id')
    .select([
      'purchases.transaction_id',
      'purchases.item_name',
      'purchases.item_reference',
      'purchases.unit_price_cents',
      'purchases.quantity',
      'purchases.address',
      'purchases.phone',
      'transactions.amount_cents',
      'transactions.channel',
      'transactions.payer_name',
      'transactions.payer_email',
      'transactions.rut',
    ])
    .where('purchases.transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
}

export type PaidPurchase = Awaited<ReturnType<typeof purchaseOf>>;

/** What happens to orders, by the state of the payment that brings it about. Each is undefined the second time. */
const STEPS = {
  approved: {
    event: 'placed',
    take: (db: Executor, transactionId: string, at: Date) =>
      db
        .insertInto('orders')
        .values({ transaction_id: transactionId, placed_at: at })
        .onConflict((conflict) => conflict.column('transaction_id').doNothing())
        .returning('number')
        .executeTakeFirst(),
  },
  refunded: {
    event: 'cancelled',
    take: (db: Executor, transactionId: string, at: Date) =>
      db
        .updateTable('orders')
        .set({ cancelled_at: at })
        .where('transaction_id', '=', transactionId)
        .where('cancelled_at', 'is', null)
        .returning('number')
        .executeTakeFirst(),
  },
} as const;

export type OrderEvent = (typeof STEPS)[keyof typeof STEPS]['event'];

/**
 * Places the order of a purchase whose payment was approved, or cancels that of one whose payment was given back, and
 * queues the mails that tell buyer and company; within the transaction that changes the payment's state, and once.
 */
export async function changeOrder(
  db: Executor,
  transactionId: string,
  state: keyof typeof STEPS,
  at: Date,
): Promise<void> {
  const { event, take } = STEPS[state];
  const order = await take(db, transactionId, at);
  if (!order) return;
  const purchase = await purchaseOf(db, transactionId);
  const told = { event, number: order.number, purchase, at };
  await queueMail(db, mailOf(buyersMail(told), { recipient: purchase.payer_email }), at);
  const company = { recipient: THE_COMPANY, replyTo: purchase.payer_email };
  await queueMail(db, mailOf(companysMail(told), company), at);
}
