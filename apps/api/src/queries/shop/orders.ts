import type { Executor } from '../../database/connect.ts';
import type { PaymentState } from '../../payments/transitions.ts';

/** A purchase of an accessory, with its price and the delivery address. */
export interface Purchase {
  readonly itemId: string;
  readonly itemName: string;
  readonly itemReference: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  readonly address: string;
  readonly phone: string;
}

/** Stores the purchase of a payment. */
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

/** A purchase with its payment, for mails. */
export function purchaseOf(db: Executor, transactionId: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('transactions', 'transactions.id', 'purchases.transaction_id')
    .select([
      'transactions.id as transaction_id',
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
 * The changes of an order for each new state of its payment. The first that applies is made; one that was
 * made before does not apply.
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

/** Whether a payment's new state may change its order. */
export const isOrderStep = (state: PaymentState): state is OrderStep => state in STEPS;

export interface ChangedOrder {
  readonly event: OrderEvent;
  readonly purchase: PaidPurchase;
}

/**
 * Places an order when its payment is approved, cancels it when the payment is refunded, and restores it when
 * the payment is approved again. Call it in the transaction that changes the payment's state.
 *
 * @returns the change, for the mails to buyer and company; undefined where there was none
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

/** Marks an order as sent. @returns false where it does not exist, was cancelled, or was sent before */
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
