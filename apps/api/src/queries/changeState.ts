import type { Database, Executor } from '../database/connect.ts';
import { MOVEMENT_OF, movesMoney, wayTo } from '../payments/transitions.ts';
import type { PaymentPurpose, PaymentState, StateSource } from '../payments/transitions.ts';
import { changeOrder } from './orders.ts';

/** A wanted change of a payment's state, and what is learnt with it. */
export interface StateChange {
  readonly to: PaymentState;
  readonly source: StateSource;
  readonly at: Date;
  /** Why it was denied or expired, as the payer reads it. */
  readonly errorMessage?: string | undefined;
  readonly message?: string | undefined;
  readonly providerPaymentId?: string | undefined;
  readonly paymentReference?: string | undefined;
  /** When the reconciler asks next, where the payment stays open. */
  readonly nextCheckAt?: Date | undefined;
}

export interface ChangedState {
  readonly changed: boolean;
  readonly state: PaymentState;
  readonly providerPaymentId: string | null;
}

interface LockedPayment {
  readonly id: string;
  readonly state: PaymentState;
  readonly purpose: PaymentPurpose;
  readonly card_uid: string | null;
  readonly amount_cents: number;
  readonly provider_payment_id: string | null;
}

type MoneyState = keyof typeof MOVEMENT_OF;
type Effect = (db: Executor, payment: LockedPayment, state: MoneyState, at: Date) => Promise<void>;

/** Credits or takes back; the unique constraint on (transaction, kind) makes a second time a no-op. */
const moveCardsMoney: Effect = async (db, payment, state, at) => {
  const { kind, sign } = MOVEMENT_OF[state];
  const amount = sign * payment.amount_cents;
  const { card_uid } = payment;
  // The table's own constraint: a top-up has a card.
  if (card_uid === null) throw new Error('top-up without a card');
  const inserted = await db
    .insertInto('card_movements')
    .values({ card_uid, transaction_id: payment.id, kind, amount_cents: amount, at })
    .onConflict((conflict) => conflict.columns(['transaction_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  await db
    .updateTable('cards')
    .set((eb) => ({ balance_cents: eb('balance_cents', '+', amount) }))
    .where('uid', '=', card_uid)
    .execute();
};

/** What money that comes or goes does, by what it was paid for. */
const EFFECTS: Readonly<Record<PaymentPurpose, Effect>> = {
  topup: moveCardsMoney,
  purchase: (db, { id }, state, at) => changeOrder(db, id, state, at),
};

/** A refund of some other payment (the payer paid twice) does not take back what this one credited. */
const concernsAnother = (payment: LockedPayment, { to, providerPaymentId }: StateChange): boolean =>
  to === 'refunded' &&
  payment.provider_payment_id !== null &&
  providerPaymentId !== undefined &&
  providerPaymentId !== payment.provider_payment_id;

/** Where the reconciler goes on asking: an open payment, and a denied one (it may be tried again until it expires). */
function nextCheck({ to, nextCheckAt }: StateChange) {
  if (to === 'denied') return {};
  return { next_check_at: to === 'pending' ? (nextCheckAt ?? null) : null };
}

const given = <T>(name: string, value: T | undefined) => (value === undefined ? {} : { [name]: value });

async function applyWay(
  db: Executor,
  payment: LockedPayment,
  way: readonly PaymentState[],
  change: StateChange,
) {
  const { at, source } = change;
  await db
    .updateTable('transactions')
    .set({
      state: change.to,
      changed_at: at,
      error_message: change.errorMessage ?? null,
      ...(way.includes('approved') && { approved_at: at }),
      ...nextCheck(change),
      ...given('message', change.message),
      ...given('provider_payment_id', change.providerPaymentId),
      ...given('payment_reference', change.paymentReference),
    })
    .where('id', '=', payment.id)
    .execute();
  await db
    .insertInto('transaction_history')
    .values(way.map((state) => ({ transaction_id: payment.id, state, at, source })))
    .execute();
  for (const state of way) if (movesMoney(state)) await EFFECTS[payment.purpose](db, payment, state, at);
}

/**
 * The only place where a payment changes state: locks its row, walks the legal way of payments/transitions.ts, writes
 * the history and moves the card's money or places the order, all in the caller's transaction. Where no legal way leads to the wanted
 * state nothing changes (a denial after an approval, a duplicate).
 *
 * @returns undefined where there is no such payment
 */
export async function changeStateIn(
  transaction: Executor,
  id: string,
  change: StateChange,
): Promise<ChangedState | undefined> {
  const payment = await transaction
    .selectFrom('transactions')
    .select(['id', 'state', 'purpose', 'card_uid', 'amount_cents', 'provider_payment_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return undefined;
  const way = concernsAnother(payment, change) ? [] : wayTo(payment.state, change.to);
  const unchanged = { changed: false, state: payment.state, providerPaymentId: payment.provider_payment_id };
  if (way.length === 0) return unchanged;
  await applyWay(transaction, payment, way, change);
  return {
    changed: true,
    state: change.to,
    providerPaymentId: change.providerPaymentId ?? unchanged.providerPaymentId,
  };
}

/** `changeStateIn` in a database transaction of its own. */
export const changeState = (
  db: Database,
  id: string,
  change: StateChange,
): Promise<ChangedState | undefined> =>
  db.transaction().execute((transaction) => changeStateIn(transaction, id, change));
