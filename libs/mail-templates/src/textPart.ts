import { mails } from '@laundry/strings';
import type { LabelledText, MailDocument, MailTable } from './document.ts';
import { companyFacts } from './sender.ts';
import type { MailSender } from './sender.ts';

const BLOCK_GAP = '\n\n';
const CELL_GAP = ' | ';

const linesOf = (rows: readonly LabelledText[]) =>
  rows.map(([label, text]) => `${label}: ${text}`).join('\n');

const tableText = ({ caption, head, rows, foot }: MailTable) =>
  [caption, ...[head, ...rows, ...(foot ? [foot] : [])].map((cells) => cells.join(CELL_GAP))].join('\n');

function signature(sender: MailSender): string {
  const { productName, siteUrl, email, phone } = sender;
  return ['--', productName, siteUrl, email, phone, companyFacts(sender).join(' · ')]
    .filter((line) => line !== '')
    .join('\n');
}

/** The part for programs without HTML. The chart's numbers are in its tables. */
export function textPart(document: MailDocument, sender: MailSender): string {
  const { title, paragraphs = [], figures = [], rows = [], tables = [], link, closing } = document;
  const blocks = [
    title,
    ...paragraphs,
    linesOf(figures),
    linesOf(rows),
    ...tables.map(tableText),
    link ? `${link.label}: ${link.url}` : '',
    closing ?? '',
    signature(sender),
  ];
  return `${blocks.filter((block) => block !== '').join(BLOCK_GAP)}\n`;
}

/** A title as a subject, on one line even if its text has line breaks. */
export const subjectOf = ({ title }: MailDocument): string =>
  title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim() || mails.noSubject;
