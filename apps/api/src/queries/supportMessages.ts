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
): Promise<'new' | 'duplicate' | 'conflict'> {
  const columns = columnsOf(message);
  const inserted = await db
    .insertInto('support_messages')
    .values({ ...columns, idempotency_key: idempotencyKey ?? null, created_at: at })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return 'new';
  const same = await db
    .selectFrom('support_messages')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey ?? null)
    .where((eb) => eb.and(columns))
    .executeTakeFirst();
  return same ? 'duplicate' : 'conflict';
}
