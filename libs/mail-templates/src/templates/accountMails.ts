import { formatDay, formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { LabelledText, MailDocument } from '../document.ts';

const { administrationChanged, administratorInvitation, invitation, password } = mails;

/**
 * The recipient of a sign-up mail. Text from other people appears in separate rows, never within our
 * sentences.
 */
export interface Addressee {
  readonly firstname: string;
  readonly lastname: string;
  readonly building: string;
}

const expiresText = (at: Date): string => mails.linkExpires(formatInstant(at));

type LinkTexts = Readonly<Record<'title' | 'lead' | 'action' | 'closing', string>>;

const linkMail = (
  { title, lead, action, closing }: LinkTexts,
  rows: readonly LabelledText[],
  url: string,
  ...paragraphs: readonly string[]
): MailDocument => ({
  title,
  paragraphs: [lead, ...paragraphs],
  rows,
  link: { label: action, url },
  closing,
});

const residentRows = ({ firstname, lastname, building }: Addressee): readonly LabelledText[] => [
  [invitation.name, `${firstname} ${lastname}`],
  [invitation.building, building],
];

/** The invitation to complete the sign-up, with its link. */
export const invitationMail = (to: Addressee, url: string, expiresAt: Date): MailDocument =>
  linkMail(invitation, residentRows(to), url, expiresText(expiresAt));

/** The invitation of an administrator, with the link for choosing a password. */
export const administratorInvitationMail = (
  { name, lastname, email }: Readonly<Record<'name' | 'lastname' | 'email', string>>,
  url: string,
  expiresAt: Date,
): MailDocument => {
  const rows = [
    [administratorInvitation.name, `${name} ${lastname}`],
    [administratorInvitation.email, email],
  ] as const;
  return linkMail(administratorInvitation, rows, url, expiresText(expiresAt));
};

/** Confirms the sign-up. @param newPassword whether the account has the password that was just chosen */
export function completedMail(to: Addressee, appsUrl: string, newPassword: boolean): MailDocument {
  const { completed: texts } = invitation;
  return linkMail(texts, residentRows(to), appsUrl, newPassword ? texts.password : texts.samePassword);
}

/** Tells a resident of the building's new administration (D81). @param from its first day, YYYY-MM-DD */
export const administrationChangedMail = (
  to: Addressee,
  administration: string,
  from: string,
): MailDocument => ({
  title: administrationChanged.title,
  paragraphs: [administrationChanged.lead(formatDay(from)), administrationChanged.same],
  rows: [...residentRows(to), [administrationChanged.administration, administration]],
  closing: administrationChanged.closing,
});

const passwordChanged = (lead: string, sessions: string, account: string, at: Date): MailDocument => ({
  title: password.title,
  paragraphs: [lead, sessions],
  rows: [
    [password.account, account],
    [password.at, formatInstant(at)],
  ],
  closing: password.closing,
});

/** Tells the owner of an account that the password was changed, in case somebody else did it. */
export const passwordMail = (account: string, at: Date): MailDocument =>
  passwordChanged(password.lead, password.sessions, account, at);

/** The same for a password set by a mailed link, which ended all sessions. */
export const passwordResetMail = (account: string, at: Date): MailDocument =>
  passwordChanged(password.reset.lead, password.reset.sessions, account, at);

/** The link for choosing a new password. */
export const forgottenPasswordMail = (account: string, url: string, expiresAt: Date): MailDocument =>
  linkMail(password.forgotten, [[password.account, account]], url, expiresText(expiresAt));

/** The link that lets a new device sign in (D82). */
export const deviceLinkMail = (account: string, url: string, expiresAt: Date): MailDocument =>
  linkMail(password.device, [[password.account, account]], url, expiresText(expiresAt), password.device.same);
