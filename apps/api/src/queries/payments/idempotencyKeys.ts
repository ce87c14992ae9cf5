import type { Database, Executor } from '../../database/connect.ts';
import { statement } from '../../database/statement.ts';
import { becomingPending, changeStateIn } from './changeState.ts';
import type { PendingPayment, StateChange } from './changeState.ts';
import { lockPayment } from './payments.ts';
import { queueTicketMails } from './ticketMails.ts';
import type { TicketMail } from './ticketMails.ts';

const claimed = statement((db, { key }: { readonly key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'transaction_id', 'answer', 'lease_until'])
    .where('key', '=', key),
);

/** The key's stored answer, and until when its first call is waited for. */
export const findKey = (db: Executor, key: string) => claimed.first(db, { key });

interface Answered extends PendingPayment {
  readonly key?: string | undefined;
  readonly answer: string;
}

const answered = statement((db, { key, answer, ...pending }: Answered) => {
  const becoming = becomingPending(db, pending);
  return key === undefined
    ? becoming.selectFrom('changed').select('id')
    : becoming.updateTable('idempotency_keys').set({ answer }).where('key', '=', key);
});

/**
 * Records the provider's answer and, under the key, the answer to the caller: both or neither.
 *
 * @param mail queued with it, once, where the payer reads of it and had not too many (`queueTicketMails`)
 */
export async function recordAnswer(db: Database, answer: Answered, mail?: TicketMail): Promise<void> {
  if (!mail) {
    await answered.all(db, answer);
    return;
  }
  await db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, answer.id);
    await answered.all(transaction, answer);
    if (payment?.state === 'created') await queueTicketMails(transaction, [mail], answer.at);
  });
}

/** Denies a payment that could not be started, and frees its key for the same request. */
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

/** Frees a payment's key that has no answer. */
export async function releaseKey(db: Executor, key: string, transactionId: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where('transaction_id', '=', transactionId)
    .where('answer', 'is', null)
    .execute();
}

/** Takes a key over from a call that died; only one of several concurrent attempts succeeds. */
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
