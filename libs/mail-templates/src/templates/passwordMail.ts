import { formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { password: texts } = mails;

const changed = (lead: string, sessions: string, account: string, at: Date): MailDocument => ({
  title: texts.title,
  paragraphs: [lead, sessions],
  rows: [
    [texts.account, account],
    [texts.at, formatInstant(at)],
  ],
  closing: texts.closing,
});

/** Tells the owner of an account that the password was changed, in case somebody else did it. */
export const passwordMail = (account: string, at: Date): MailDocument =>
  changed(texts.lead, texts.sessions, account, at);

/** The same for a password set by a mailed link, which ended all sessions. */
export const passwordResetMail = (account: string, at: Date): MailDocument =>
  changed(texts.reset.lead, texts.reset.sessions, account, at);

/** The link for choosing a new password. */
export const forgottenPasswordMail = (account: string, url: string, expiresAt: Date): MailDocument => ({
  title: texts.forgotten.title,
  paragraphs: [texts.forgotten.lead, texts.forgotten.expires(formatInstant(expiresAt))],
  rows: [[texts.account, account]],
  link: { label: texts.forgotten.action, url },
  closing: texts.forgotten.closing,
});

/** The link that lets a new device sign in (D82). */
export const deviceLinkMail = (account: string, url: string, expiresAt: Date): MailDocument => ({
  title: texts.device.title,
  paragraphs: [texts.device.lead, texts.forgotten.expires(formatInstant(expiresAt)), texts.device.same],
  rows: [[texts.account, account]],
  link: { label: texts.device.action, url },
  closing: texts.device.closing,
});
