import { formatInstant } from '@laundry/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { invitation: texts } = mails;

/**
 * The person that a mail of the sign-up is for. What the administration wrote stands in rows of its own,
 * never within our words.
 */
export interface Addressee {
  readonly firstname: string;
  readonly lastname: string;
  readonly building: string;
}

const rowsOf = ({ firstname, lastname, building }: Addressee) =>
  [
    [texts.name, `${firstname} ${lastname}`],
    [texts.building, building],
  ] as const;

/** The invitation to complete the sign-up, with its link. */
export const invitationMail = (to: Addressee, url: string, expiresAt: Date): MailDocument => ({
  title: texts.title,
  paragraphs: [texts.lead, texts.expires(formatInstant(expiresAt))],
  rows: rowsOf(to),
  link: { label: texts.action, url },
  closing: texts.closing,
});

/** The sign-up is complete. @param newPassword whether the password is the one that was chosen just now */
export const completedMail = (to: Addressee, appsUrl: string, newPassword: boolean): MailDocument => ({
  title: texts.completed.title,
  paragraphs: [texts.completed.lead, newPassword ? texts.completed.password : texts.completed.samePassword],
  rows: rowsOf(to),
  link: { label: texts.completed.action, url: appsUrl },
  closing: texts.completed.closing,
});
