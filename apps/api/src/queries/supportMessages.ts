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

/**
 * Keeps a visitor's message.
 *
 * @returns 'again' for the same message under the same idempotency key, 'other' for a different one under it
 */
export async function insertSupportMessage(
  db: Executor,
  message: SupportMessage,
  idempotencyKey: string | undefined,
  at: Date,
): Promise<'new' | 'again' | 'other'> {
  const columns = columnsOf(message);
  const kept = await db
    .insertInto('support_messages')
    .values({ ...columns, idempotency_key: idempotencyKey ?? null, created_at: at })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) return 'new';
  const same = await db
    .selectFrom('support_messages')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey ?? null)
    .where((eb) => eb.and(columns))
    .executeTakeFirst();
  return same ? 'again' : 'other';
}
