import type { Insertable } from 'kysely';
import type { Database, Executor } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import { consumeRateLimit } from '../rateLimits.ts';
import { insertPurchase } from '../shop/orders.ts';
import type { Purchase } from '../shop/orders.ts';
import { PAYMENT, takeNextShopProcessId } from './payments.ts';
import type { Payment } from './payments.ts';

/** The purpose of a payment, with its card or purchase. */
export type PaymentSubject =
  | { readonly purpose: 'topup'; readonly cardUid: string; readonly buildingId: string }
  | ({ readonly purpose: 'purchase' } & Purchase);

/** A payment as it is stored before the provider is called. */
export interface NewPayment {
  readonly id: string;
  readonly subject: PaymentSubject;
  readonly channel: string;
  readonly amountCents: number;
  readonly currency: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly rut: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
  /** Whether the provider knows payments by a number that serves once. */
  readonly isNumbered: boolean;
}

/** The claim of an idempotency key for a new payment. */
export interface KeyClaim {
  readonly key: string;
  readonly bodyHash: string;
  readonly leaseUntil: Date;
}

/** Counts creations of payments: so many are allowed per minute. */
export interface CreationLimit {
  readonly rateLimitKey: string;
  readonly perMinute: number;
}

export type InsertedPayment =
  | { readonly kind: 'inserted'; readonly payment: Payment }
  /** Another call holds the key. */
  | { readonly kind: 'taken' }
  /** There were too many creations in this minute. */
  | { readonly kind: 'limited'; readonly until: Date };

const MINUTE_MS = 60_000;

const claimKey = statement((db, row: Insertable<Schema['idempotency_keys']>) =>
  db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key'),
);

const insertRow = statement((db, row: Insertable<Schema['transactions']>) =>
  db.insertInto('transactions').values(row).returning(PAYMENT),
);

const insertHistory = statement((db, row: Insertable<Schema['transaction_history']>) =>
  db.insertInto('transaction_history').values(row),
);

async function insertTransaction(db: Executor, payment: NewPayment): Promise<Payment> {
  const { id, subject, createdAt: at } = payment;
  const isTopUp = subject.purpose === 'topup';
  const [inserted] = await insertRow.all(db, {
    id,
    purpose: subject.purpose,
    card_uid: isTopUp ? subject.cardUid : null,
    building_id: isTopUp ? subject.buildingId : null,
    channel: payment.channel,
    amount_cents: payment.amountCents,
    currency: payment.currency,
    payer_name: payment.payerName,
    payer_email: payment.payerEmail,
    rut: payment.rut ?? null,
    state: 'created',
    created_at: at,
    changed_at: at,
    expires_at: payment.expiresAt,
    next_check_at: payment.nextCheckAt,
  });
  if (!inserted) throw new Error('the payment was not inserted');
  await insertHistory.all(db, { transaction_id: id, state: 'created', at, source: 'api' });
  if (!payment.isNumbered) return inserted;
  return { ...inserted, shopProcessId: await takeNextShopProcessId(db, id, at) };
}

/**
 * Stores a payment as `created` with its history, its purchase and its idempotency key, if it has them, in
 * one transaction. A creation whose key another call holds is counted too.
 */
export function insertPayment(
  db: Database,
  payment: NewPayment,
  claim: KeyClaim | undefined,
  { rateLimitKey, perMinute: times }: CreationLimit,
): Promise<InsertedPayment> {
  const { id, subject, createdAt: at } = payment;
  return db.transaction().execute(async (transaction) => {
    const until = await consumeRateLimit(transaction, rateLimitKey, { times, windowMs: MINUTE_MS }, at);
    if (until) return { kind: 'limited', until };
    if (claim) {
      const { key, bodyHash, leaseUntil } = claim;
      const row = { key, body_hash: bodyHash, lease_until: leaseUntil, transaction_id: id, created_at: at };
      if (!(await claimKey.first(transaction, row))) return { kind: 'taken' };
    }
    const inserted = await insertTransaction(transaction, payment);
    if (subject.purpose === 'purchase') await insertPurchase(transaction, id, subject);
    return { kind: 'inserted', payment: inserted };
  });
}
