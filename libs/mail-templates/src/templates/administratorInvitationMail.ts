import { formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { administratorInvitation: texts } = mails;

/** An invited administrator. Text from other people appears in separate rows, never within our sentences. */
export interface InvitedPerson {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
}

/** The invitation of an administrator, with the link for choosing a password. */
export const administratorInvitationMail = (
  { name, lastname, email }: InvitedPerson,
  url: string,
  expiresAt: Date,
): MailDocument => ({
  title: texts.title,
  paragraphs: [texts.lead, texts.expires(formatInstant(expiresAt))],
  rows: [
    [texts.name, `${name} ${lastname}`],
    [texts.email, email],
  ],
  link: { label: texts.action, url },
  closing: texts.closing,
});
