import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';
import { montevideoInstant } from '../montevideoInstant.ts';

const { password: texts } = mails;

/** Tells an account that its password changed, so that whoever did not do it learns of it. */
export const passwordMail = (account: string, at: Date): MailDocument => ({
  title: texts.title,
  paragraphs: [texts.lead, texts.sessions],
  rows: [
    [texts.account, account],
    [texts.at, montevideoInstant(at)],
  ],
  closing: texts.closing,
});
