import type { SupportMessage } from '@laundry/api-contract';
import type { Executor } from '../database/connect.ts';

const columnsOf = (message: SupportMessage) => ({
  key_msg: message.key_msg,
  line1: message.line1,
  line2: message.line2 ?? '',
  line3: message.line3 ?? '',
  email: message.emailAddress,
  body: message.bodytxt,
});

/** A message that was stored, or why it was not. */
export type StoredMessage =
  { readonly kind: 'new'; readonly id: string } | { readonly kind: 'duplicate' | 'conflict' };

/**
 * Stores a visitor's message.
 *
 * @returns 'duplicate' where the idempotency key has the same message already, 'conflict' where it has
 * another
 */
export async function insertSupportMessage(
  db: Executor,
  message: SupportMessage,
  idempotencyKey: string | undefined,
  at: Date,
): Promise<StoredMessage> {
  const columns = columnsOf(message);
  const inserted = await db
    .insertInto('support_messages')
    .values({ ...columns, idempotency_key: idempotencyKey ?? null, created_at: at })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { kind: 'new', id: inserted.id };
  const same = await db
    .selectFrom('support_messages')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey ?? null)
    .where((eb) => eb.and(columns))
    .executeTakeFirst();
  return { kind: same ? 'duplicate' : 'conflict' };
}

/** Leaves a message to the digest of a moment, in place of a mail of its own. */
export async function leaveToDigest(db: Executor, id: string, at: Date): Promise<void> {
  await db.updateTable('support_messages').set({ digest_at: at }).where('id', '=', id).execute();
}

/** Claims messages whose digest is due, oldest first. Several claimers at once wait for one another. */
export async function claimDigest(db: Executor, now: Date, count: number) {
  const due = db
    .selectFrom('support_messages')
    .select('id')
    .where('digest_at', '<=', now)
    .orderBy('created_at')
    .limit(count)
    .forUpdate();
  const claimed = await db
    .updateTable('support_messages')
    .set({ digest_at: null })
    .where('id', 'in', due)
    .returning([
      'key_msg',
      'line1',
      'line2',
      'line3',
      'email as emailAddress',
      'body as bodytxt',
      'created_at as at',
    ])
    .execute();
  return claimed.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}
