import { sql } from 'kysely';
import type { Database, Executor } from '../database/connect.ts';
import { changeStateIn } from './changeState.ts';
import { countInWindow } from './rateLimits.ts';
import { insertPurchase } from './orders.ts';
import type { Purchase } from './orders.ts';
import type { StateChange } from './changeState.ts';

/** What a payment is for. */
export type PaymentSubject =
  | { readonly purpose: 'topup'; readonly cardUid: string; readonly buildingId: string }
  | ({ readonly purpose: 'purchase' } & Purchase);

/** A payment as it is written down before its provider is asked. */
export interface NewPayment {
  readonly id: string;
  readonly subject: PaymentSubject;
  /** What creations are counted by. */
  readonly counted: string;
  readonly channel: string;
  readonly amountCents: number;
  readonly currency: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly rut: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
}

/** The claim on an idempotency key that comes with a new payment. */
export interface KeyClaim {
  readonly key: string;
  readonly bodyHash: string;
  readonly leaseUntil: Date;
}

export type Begun =
  | { readonly kind: 'begun'; readonly number: number }
  /** Another call holds the key. */
  | { readonly kind: 'taken' }
  /** There were too many creations in this minute. */
  | { readonly kind: 'limited'; readonly until: Date };

/** What the key's first call came to, or when it is given up for dead. */
export function findKey(db: Executor, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'transaction_id', 'answer', 'lease_until'])
    .where('key', '=', key)
    .executeTakeFirst();
}

async function claimKey(db: Executor, claim: KeyClaim, payment: NewPayment): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      key: claim.key,
      body_hash: claim.bodyHash,
      lease_until: claim.leaseUntil,
      transaction_id: payment.id,
      created_at: payment.createdAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

const WINDOW_MS = 60_000;

async function insertPayment(db: Executor, payment: NewPayment): Promise<number> {
  const { subject } = payment;
  const { number } = await db
    .with('created', (cte) =>
      cte
        .insertInto('transactions')
        .values({
          id: payment.id,
          purpose: subject.purpose,
          ...(subject.purpose === 'topup' && { card_uid: subject.cardUid, building_id: subject.buildingId }),
          channel: payment.channel,
          amount_cents: payment.amountCents,
          currency: payment.currency,
          payer_name: payment.payerName,
          payer_email: payment.payerEmail,
          rut: payment.rut ?? null,
          state: 'created',
          created_at: payment.createdAt,
          changed_at: payment.createdAt,
          expires_at: payment.expiresAt,
          next_check_at: payment.nextCheckAt,
        })
        .returning(['id', 'number', 'state', 'created_at']),
    )
    .with('written', (cte) =>
      cte
        .insertInto('transaction_history')
        .columns(['transaction_id', 'state', 'at', 'source'])
        .expression((eb) =>
          eb.selectFrom('created').select(['id', 'state', 'created_at', sql.lit('api').as('source')]),
        ),
    )
    .selectFrom('created')
    .select('number')
    .executeTakeFirstOrThrow();
  if (subject.purpose === 'purchase') await insertPurchase(db, payment.id, subject);
  return number;
}

/** Rolls the transaction back with the result that caused it. */
class Abandoned extends Error {
  readonly result: Begun;
  constructor(result: Begun) {
    super(result.kind);
    this.result = result;
  }
}

/**
 * Writes a payment as `created`, with what it buys, with its idempotency key where there is one, in one database transaction.
 *
 * @param limit creations that are allowed in a minute
 */
export async function beginPayment(
  db: Database,
  payment: NewPayment,
  claim: KeyClaim | undefined,
  limit: number,
): Promise<Begun> {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (claim && !(await claimKey(transaction, claim, payment))) throw new Abandoned({ kind: 'taken' });
      const minute = { times: limit, windowMs: WINDOW_MS };
      const until = await countInWindow(transaction, payment.counted, minute, payment.createdAt);
      if (until) throw new Abandoned({ kind: 'limited', until });
      return { kind: 'begun' as const, number: await insertPayment(transaction, payment) };
    });
  } catch (error) {
    if (error instanceof Abandoned) return error.result;
    throw error;
  }
}

/** Records what the provider answered and, under the key, what the caller is answered: both or neither. */
export function recordAnswer(
  db: Database,
  id: string,
  change: StateChange,
  key: string | undefined,
  answer: string,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await changeStateIn(transaction, id, change);
    if (key)
      await transaction.updateTable('idempotency_keys').set({ answer }).where('key', '=', key).execute();
  });
}

/** Denies a payment whose provider could not start it, and frees its key so that the same press may run anew. */
export function abandonPayment(
  db: Database,
  id: string,
  change: StateChange,
  key: string | undefined,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await changeStateIn(transaction, id, change);
    if (key) await releaseKey(transaction, key, id);
  });
}

/** Frees a key that stands for a given payment and has no answer. */
export async function releaseKey(db: Executor, key: string, transactionId: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where('transaction_id', '=', transactionId)
    .where('answer', 'is', null)
    .execute();
}

/** Takes a key over from a call that died: one of several that try gets it. */
export async function takeOverKey(
  db: Executor,
  key: string,
  seenLease: Date,
  leaseUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ lease_until: leaseUntil })
    .where('key', '=', key)
    .where('lease_until', '=', seenLease)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
