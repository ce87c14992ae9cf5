import { htmlPart, subjectOf, textPart } from '@laundry/mail-templates';
import type { MailDocument, MailSender } from '@laundry/mail-templates';
import type { NewMail } from '../queries/mails.ts';

/** A document as a mail, in both of its parts. */
export const mailOf = (
  document: MailDocument,
  sender: MailSender,
  to: Pick<NewMail, 'recipient' | 'replyTo' | 'secretUntil'>,
): NewMail => ({
  ...to,
  subject: subjectOf(document),
  text: textPart(document, sender),
  html: htmlPart(document, sender),
});
