import type { Executor } from '../../database/connect.ts';
import type { PaymentState } from '../../payments/transitions.ts';

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
      'transactions.number as payment_number',
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

type ChangedNumber = Promise<{ readonly number: number } | undefined>;

const placeOrder = (db: Executor, transactionId: string, at: Date): ChangedNumber =>
  db
    .insertInto('orders')
    .values({ transaction_id: transactionId, placed_at: at })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .returning('number')
    .executeTakeFirst();

const restoreOrder = (db: Executor, transactionId: string): ChangedNumber =>
  db
    .updateTable('orders')
    .set({ cancelled_at: null })
    .where('transaction_id', '=', transactionId)
    .where('cancelled_at', 'is not', null)
    .returning('number')
    .executeTakeFirst();

const cancelOrder = (db: Executor, transactionId: string, at: Date): ChangedNumber =>
  db
    .updateTable('orders')
    .set({ cancelled_at: at })
    .where('transaction_id', '=', transactionId)
    .where('cancelled_at', 'is', null)
    .returning('number')
    .executeTakeFirst();

/**
 * What happens to orders, by the state of the payment that brings it about: the first that is possible. Each
 * is undefined the second time.
 */
const STEPS = {
  approved: [
    { event: 'placed', change: placeOrder },
    { event: 'restored', change: restoreOrder },
  ],
  refunded: [{ event: 'cancelled', change: cancelOrder }],
} as const;

type OrderStep = keyof typeof STEPS;
export type OrderEvent = (typeof STEPS)[OrderStep][number]['event'];

/** Whether entering a state concerns the order of a purchase. */
export const isOrderStep = (state: PaymentState): state is OrderStep => state in STEPS;

/** What happened to an order. */
export interface ChangedOrder {
  readonly event: OrderEvent;
  readonly purchase: PaidPurchase;
}

/**
 * Places the order of a purchase whose payment was approved, cancels that of one whose payment was given
 * back, restores it where the money came again; within the transaction that changes the payment's state, and
 * once.
 *
 * @returns what happened, which buyer and company are to be told; undefined the second time
 */
export async function changeOrder(
  db: Executor,
  transactionId: string,
  state: OrderStep,
  at: Date,
): Promise<ChangedOrder | undefined> {
  for (const { event, change } of STEPS[state]) {
    const order = await change(db, transactionId, at);
    if (order) return { event, purchase: await purchaseOf(db, transactionId) };
  }
  return undefined;
}

/** Marks an order as sent. @returns whether there is such a one that stands and was not sent before */
export async function markShipped(db: Executor, transactionId: string, at: Date): Promise<boolean> {
  const shipped = await db
    .updateTable('orders')
    .set({ shipped_at: at })
    .where('transaction_id', '=', transactionId)
    .where('cancelled_at', 'is', null)
    .where('shipped_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return shipped !== undefined;
}
