import type { SupportMessage } from '@laundry/api-contract';
import type { Executor } from '../database/connect.ts';

/** Keeps a visitor's message. @returns whether it is new: one that came before under its key is not */
export async function keepSupportMessage(
  db: Executor,
  message: SupportMessage,
  idempotencyKey: string | undefined,
  at: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('support_messages')
    .values({
      idempotency_key: idempotencyKey ?? null,
      key_msg: message.key_msg,
      line1: message.line1,
      line2: message.line2 ?? '',
      line3: message.line3 ?? '',
      email: message.emailAddress,
      body: message.bodytxt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
