import { sql } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Database, Executor } from '../../database/connect.ts';
import { violatesUnique } from '../../database/failures.ts';
import { prepared } from '../../database/prepared.ts';
import type { Purchase } from '../shop.ts';
import { PAYMENT } from './payments.ts';
import type { Payment } from './payments.ts';
import { becomePending, changeStateIn } from './changeState.ts';
import type { PendingPayment, StateChange } from './changeState.ts';
import { queueTicketMails } from './ticketMails.ts';
import type { TicketMail } from './ticketMails.ts';

/** The purpose of a payment, with its card or purchase. */
export type PaymentSubject =
  | { readonly purpose: 'topup'; readonly cardUid: string; readonly buildingId: string }
  | { readonly purpose: 'purchase'; readonly purchase: Purchase };

/** A payment as it is stored before the provider is called. */
interface NewPayment extends Omit<Payment, 'number' | 'shopProcessId' | 'purpose' | 'state' | 'cardUid'> {
  readonly subject: PaymentSubject;
  readonly nextCheckAt: Date;
  /** Whether the provider knows payments by a number that serves once. */
  readonly isNumbered: boolean;
}

interface KeyClaim {
  readonly key: string;
  readonly bodyHash: string;
  readonly leaseUntil: Date;
}

/**
 * Stores a payment as `created` with its history, its idempotency key and its purchase, if it has one: all or
 * nothing, by one statement, because to open a transaction would take more than half of a creation's speed.
 *
 * @returns it; undefined where another call holds the key
 */
export async function insertPayment(
  db: Database,
  { id, subject, createdAt: at, ...payment }: NewPayment,
  { key, bodyHash, leaseUntil }: KeyClaim,
): Promise<Payment | undefined> {
  const isTopUp = subject.purpose === 'topup';
  const row = {
    id,
    purpose: subject.purpose,
    card_uid: isTopUp ? subject.cardUid : null,
    building_id: isTopUp ? subject.buildingId : null,
    channel: payment.channel,
    shop_process_id: payment.isNumbered ? sql<number>`next_shop_process_id(${at}::timestamptz)` : null,
    amount_cents: payment.amountCents,
    currency: payment.currency,
    payer_name: payment.payerName,
    payer_email: payment.payerEmail,
    rut: payment.rut,
    state: 'created',
    created_at: at,
    changed_at: at,
    expires_at: payment.expiresAt,
    next_check_at: payment.nextCheckAt,
  } as const;
  const writes = db
    .with('created', (cte) => cte.insertInto('transactions').values(row).returning(PAYMENT))
    .with('written', (cte) =>
      cte
        .insertInto('transaction_history')
        .values({ transaction_id: id, state: 'created', at, source: 'api' }),
    )
    .with('claimed', (cte) =>
      cte
        .insertInto('idempotency_keys')
        .values({ key, body_hash: bodyHash, lease_until: leaseUntil, transaction_id: id, created_at: at }),
    );
  const bought = isTopUp
    ? writes
    : writes.with('bought', (cte) =>
        cte.insertInto('purchases').values({ ...subject.purchase, transaction_id: id }),
      );
  try {
    return await bought.selectFrom('created').selectAll().modifyEnd(prepared).executeTakeFirstOrThrow();
  } catch (error) {
    if (violatesUnique(error, 'idempotency_keys_pkey')) return undefined;
    throw error;
  }
}

/** The key's stored answer, until when its first call is waited for, and the state of its payment. */
export const findKey = (db: Executor, key: string) =>
  db
    .selectFrom('idempotency_keys')
    .innerJoin('transactions', 'id', 'transaction_id')
    .select(['body_hash', 'transaction_id', 'answer', 'lease_until', 'state'])
    .where('key', '=', key)
    .modifyEnd(prepared)
    .executeTakeFirst();

/**
 * Records the provider's answer and, under the key, the answer to the caller: both or neither.
 *
 * @param mail queued with it, only once, unless the payer has had too many mails (`queueTicketMails`)
 */
export async function recordAnswer(db: Database, started: PendingPayment, mail?: TicketMail): Promise<void> {
  if (!mail) {
    await becomePending(db, started);
    return;
  }
  await db.transaction().execute(async (transaction) => {
    if (await becomePending(transaction, started)) await queueTicketMails(transaction, [mail], started.at);
  });
}

/** Denies a payment that could not be started, and frees its key for the same request. */
export function abandonPayment(db: Database, id: string, change: StateChange, key: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await changeStateIn(transaction, id, change);
    await releaseKey(transaction, key, id);
  });
}

/** Frees a payment's key that still has the given answer, or none. */
export const releaseKey = (db: Executor, key: string, transactionId: string, answer: string | null = null) =>
  db
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where('transaction_id', '=', transactionId)
    .where('answer', 'is not distinct from', answer)
    .execute();

/** Takes a key over from a call that died; only one of several concurrent attempts succeeds. */
export const takeOverKey = (db: Executor, key: string, seenLease: Date, leaseUntil: Date) =>
  exists(
    db
      .updateTable('idempotency_keys')
      .set({ lease_until: leaseUntil })
      .where('key', '=', key)
      .where('lease_until', '=', seenLease)
      .where('answer', 'is', null)
      .returning('key'),
  );
