import { formatInstant } from '@laundry/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { administratorInvitation: texts } = mails;

/**
 * Who is invited to administer. What somebody else wrote stands in rows of its own, never within our words.
 */
export interface InvitedPerson {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
}

/** The invitation to administer buildings, with the link to choose a password. */
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
