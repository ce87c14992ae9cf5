import type { NewMail } from '../queries/mails.ts';

/** A table of a mail: its head names the columns. */
export interface MailTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A mail's content, the same in both of its parts. All of it is text: nothing of it is ever read as markup. */
export interface MailDocument {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly (readonly [label: string, text: string])[];
  readonly tables?: readonly MailTable[];
  /** Where the reader goes on. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: whatever people wrote is only ever text. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const BLOCK_GAP = '\n\n';
const CELL_GAP = ' | ';

/** The part for programs that show no HTML. */
export function textPart({
  title,
  paragraphs = [],
  rows = [],
  tables = [],
  link,
  closing,
}: MailDocument): string {
  const blocks = [
    title,
    ...paragraphs,
    rows.map(([label, text]) => `${label}: ${text}`).join('\n'),
    ...tables.map(({ caption, head, rows: lines }) =>
      [caption, ...[head, ...lines].map((cells) => cells.join(CELL_GAP))].join('\n'),
    ),
    link ? `${link.label}: ${link.url}` : '',
    closing ?? '',
  ];
  return `${blocks.filter((block) => block !== '').join(BLOCK_GAP)}\n`;
}

const TABLE = '<table cellpadding="6" style="border-collapse:collapse;text-align:left">';

const cellsOf = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag.split(' ')[0] ?? tag}>`).join('')}</tr>`;

const tableHtml = ({ caption, head, rows }: MailTable) =>
  `${TABLE}<caption style="text-align:left;font-weight:bold">${escapeHtml(caption)}</caption>` +
  `<thead>${cellsOf('th scope="col"', head)}</thead>` +
  `<tbody>${rows.map((cells) => cellsOf('td', cells)).join('')}</tbody></table>`;

const rowsHtml = (rows: NonNullable<MailDocument['rows']>) =>
  `${TABLE}${rows
    .map(
      ([label, text]) =>
        `<tr><th scope="row" valign="top">${escapeHtml(label)}</th>` +
        `<td style="white-space:pre-wrap">${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</table>`;

/** The HTML part: text and tables, no pictures and no styles that need to be fetched. */
export function htmlPart({
  title,
  paragraphs = [],
  rows = [],
  tables = [],
  link,
  closing,
}: MailDocument): string {
  const heading = escapeHtml(title);
  const blocks = [
    `<h1 style="font-size:20px">${heading}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    rows.length > 0 ? rowsHtml(rows) : '',
    ...tables.map(tableHtml),
    link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '',
    closing === undefined ? '' : `<p>${escapeHtml(closing)}</p>`,
  ];
  return (
    `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><title>${heading}</title></head>` +
    `<body style="font-family:sans-serif;color:#0C1130">${blocks.join('')}</body></html>`
  );
}

/** A document as a mail, both of its parts. */
export const mailOf = (
  document: MailDocument,
  to: Pick<NewMail, 'recipient' | 'replyTo' | 'secretUntil'>,
): NewMail => ({
  ...to,
  subject: document.title,
  text: textPart(document),
  html: htmlPart(document),
});
