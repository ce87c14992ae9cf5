import { formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { support: texts } = mails;

/** A visitor's message. */
export interface SupportMessage {
  readonly key_msg: keyof typeof texts.subjects;
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly line3?: string | undefined;
  readonly emailAddress: string;
  readonly bodytxt: string;
}

/** The mail to the company with a visitor's message. */
export function supportMail(message: SupportMessage, at: Date): MailDocument {
  const [first, second, third] = texts.lines[message.key_msg];
  const rows: readonly (readonly [string, string])[] = [
    [first, message.line1],
    [second, message.line2 ?? ''],
    [third, message.line3 ?? ''],
    [texts.from, message.emailAddress],
    [texts.message, message.bodytxt],
    [texts.receivedAt, formatInstant(at)],
  ];
  return {
    title: texts.subjects[message.key_msg](message.line1),
    rows: rows.filter(([, text]) => text !== ''),
  };
}

/** The mail to the company with the messages that had no mail of their own, oldest first. */
export function digestMail(messages: readonly (SupportMessage & { readonly at: Date })[]): MailDocument {
  const { digest } = texts;
  return {
    title: digest.title(messages.length),
    paragraphs: [digest.lead],
    rows: messages.flatMap(({ at, ...message }, index) => {
      const { title, rows = [] } = supportMail(message, at);
      return [[digest.position(index + 1, messages.length), title], ...rows];
    }),
  };
}
