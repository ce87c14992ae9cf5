import type { SupportMessage } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/**
 * Stores a visitor's message, a failure report under a case number of its own.
 *
 * @returns it, `isNew` unless it was stored before; undefined where the idempotency key has another message
 */
export async function insertSupportMessage(
  db: Executor,
  { emailAddress: email, bodytxt: body, line2 = '', line3 = '', ...message }: SupportMessage,
  idempotencyKey: string,
  at: Date,
) {
  const columns = { ...message, line2, line3, email, body };
  const isFailure = message.key_msg === 'contact_faliure';
  const inserted = await db
    .insertInto('support_messages')
    .values({
      ...columns,
      idempotency_key: idempotencyKey,
      created_at: at,
      case_number: isFailure ? sql<number>`nextval('support_cases')` : null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'case_number'])
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const same = await db
    .selectFrom('support_messages')
    .select(['id', 'case_number'])
    .where('idempotency_key', '=', idempotencyKey)
    .where((eb) => eb.and(columns))
    .executeTakeFirst();
  return same && { ...same, isNew: false };
}

export type StoredMessage = NonNullable<Awaited<ReturnType<typeof insertSupportMessage>>>;

/** Assigns a message to the digest of a moment, instead of mailing it separately. */
export const assignToDigest = (db: Executor, id: string, at: Date) =>
  db.updateTable('support_messages').set({ digest_at: at }).where('id', '=', id).execute();

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
      'case_number as caseNumber',
    ])
    .execute();
  return claimed.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}
