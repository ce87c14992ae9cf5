import { formatDay, formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { invitation: texts } = mails;

/** A sign-up mail's recipient. The administration's text stands in rows, never in our sentences. */
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

/** Confirms the sign-up. @param newPassword whether the account has the password that was just chosen */
export const completedMail = (to: Addressee, appsUrl: string, newPassword: boolean): MailDocument => ({
  title: texts.completed.title,
  paragraphs: [texts.completed.lead, newPassword ? texts.completed.password : texts.completed.samePassword],
  rows: rowsOf(to),
  link: { label: texts.completed.action, url: appsUrl },
  closing: texts.completed.closing,
});

/** Tells a resident of the building's new administration (D81). @param from its first day, YYYY-MM-DD */
export const administrationChangedMail = (
  to: Addressee,
  administration: string,
  from: string,
): MailDocument => ({
  title: mails.administrationChanged.title,
  paragraphs: [mails.administrationChanged.lead(formatDay(from)), mails.administrationChanged.same],
  rows: [...rowsOf(to), [mails.administrationChanged.administration, administration]],
  closing: mails.administrationChanged.closing,
});
