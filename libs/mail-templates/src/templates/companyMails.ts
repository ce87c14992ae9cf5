import type { SupportMessage } from '@laundry/api-contract';
import { formatCents, formatInstant } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';
import { nonEmptyRows } from '../document.ts';

const { discrepancies, support: texts } = mails;

/** A discrepancy of money. */
interface ReportedDiscrepancy {
  readonly kind: string;
  readonly key: string;
  readonly amount_cents: number | null;
  /** Details for the operator. */
  readonly detail: string;
}

/** Reports discrepancies to the company, several in one mail. */
export const discrepanciesMail = (unreported: readonly ReportedDiscrepancy[]): MailDocument => ({
  title: discrepancies.title(unreported.length),
  paragraphs: [discrepancies.lead],
  rows: unreported.map(({ kind, key, amount_cents: cents, detail }) => [
    `${kind} ${key}`,
    `${detail}${cents === null ? '' : ` (${formatCents(cents)})`}`,
  ]),
});

/** A visitor's message; a failure report also has a case number (D89). */
type StoredMessage = SupportMessage & { readonly caseNumber?: number | null };

/** The mail to the company with a visitor's message. */
export function supportMail(message: StoredMessage, at: Date): MailDocument {
  const [first, second, third] = texts.lines[message.key_msg];
  const rows = nonEmptyRows([
    [texts.caseNumber, String(message.caseNumber ?? '')],
    [first, message.line1],
    [second, message.line2 ?? ''],
    [third, message.line3 ?? ''],
    [texts.from, message.emailAddress],
    [texts.message, message.bodytxt],
    [texts.receivedAt, formatInstant(at)],
  ]);
  return { title: texts.subjects[message.key_msg](message.line1), rows };
}

/** Acknowledges a failure report without quoting it, because the e-mail may be a stranger's. */
export function caseMail(caseNumber: number, at: Date): MailDocument {
  const { received } = texts;
  return {
    title: received.title(caseNumber),
    paragraphs: [received.lead],
    rows: [
      [texts.caseNumber, String(caseNumber)],
      [texts.receivedAt, formatInstant(at)],
    ],
    closing: received.closing,
  };
}

/** The mail to the company with the messages that had no mail of their own, oldest first. */
export function digestMail(messages: readonly (StoredMessage & { readonly at: Date })[]): MailDocument {
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
