import { formatInstant } from '@laundry/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { password: texts } = mails;

/** Tells an account that its password changed, so that whoever did not do it learns of it. */
export const passwordMail = (account: string, at: Date): MailDocument => ({
  title: texts.title,
  paragraphs: [texts.lead, texts.sessions],
  rows: [
    [texts.account, account],
    [texts.at, formatInstant(at)],
  ],
  closing: texts.closing,
});
