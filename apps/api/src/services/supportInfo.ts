import type { SupportMessage } from '@laundry/api-contract';
import { htmlPart, textPart } from '../mail/document.ts';
import { supportMail } from '../mail/supportMail.ts';
import { queueMail } from '../queries/mails.ts';
import { keepSupportMessage } from '../queries/supportMessages.ts';
import type { Dependencies } from './dependencies.ts';

/** Keeps a visitor's message and has the company told of it, both or neither; once per idempotency key. */
export async function supportInfo(
  { db, settings, clock }: Dependencies,
  message: SupportMessage,
  idempotencyKey: string | undefined,
): Promise<undefined> {
  const at = clock();
  const document = supportMail(message, at);
  await db.transaction().execute(async (transaction) => {
    if (!(await keepSupportMessage(transaction, message, idempotencyKey, at))) return;
    await queueMail(
      transaction,
      {
        recipient: settings.SUPPORT_EMAIL,
        replyTo: message.emailAddress,
        subject: document.title,
        text: textPart(document),
        html: htmlPart(document),
      },
      at,
    );
  });
  return undefined;
}
