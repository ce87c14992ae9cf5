import { escapeHtml } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { LabelledText, MailDocument, MailTable, MailSender, BarChart } from './document.ts';
import { companyFacts, textHtml, previewText, seriesClass, siteName } from './document.ts';
import type { StyleAttributes } from './colours.ts';
import { darkStylesheet, createStyleAttributes } from './colours.ts';

/** A row as a line. Further lines of its texts are indented, so that none of them looks like a row. */
const rowText = (texts: readonly string[], separator = ': ') =>
  texts.join(separator).replaceAll(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n  ');

const rowsText = (rows: readonly LabelledText[]) => rows.map((row) => rowText(row)).join('\n');

const tableText = ({ caption, head, rows, foot }: MailTable) =>
  [caption, ...[head, ...rows, ...(foot ? [foot] : [])].map((cells) => rowText(cells, ' | '))].join('\n');

function signature(sender: MailSender): string {
  const { productName, siteUrl, email, phone } = sender;
  return ['--', productName, siteUrl, email, phone, companyFacts(sender).join(' · ')]
    .filter((line) => line !== '')
    .join('\n');
}

/** A title as a subject, on one line even if its text has line breaks. */
export const mailSubject = ({ title }: MailDocument): string =>
  title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim() || mails.noSubject;

/** The part for programs without HTML. The chart's numbers are in its tables. */
export function textPart(document: MailDocument, sender: MailSender): string {
  const { paragraphs = [], figures = [], rows = [], tables = [], link, closing } = document;
  const blocks = [
    mailSubject(document),
    ...paragraphs,
    rowsText(figures),
    rowsText(rows),
    ...tables.map(tableText),
    link ? `${link.label}: ${link.url}` : '',
    closing ?? '',
    signature(sender),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const DATA_TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const CELL =
  'padding:8px 8px 8px 0;border-bottom-width:1px;border-bottom-style:solid;font-size:14px;line-height:20px;vertical-align:top';
const BREAKABLE = ';word-break:break-word;overflow-wrap:anywhere';
const NUMBER = 'text-align:right;font-variant-numeric:tabular-nums';

/** A heading above a part of the mail. */
const captionHtml = (style: StyleAttributes, caption: string) =>
  `<h2${style(['text'], 'margin:32px 0 8px;font-size:18px;line-height:24px;font-weight:700')}>${escapeHtml(caption)}</h2>`;

/** The key figures, each with its own background. */
const figuresHtml = (style: StyleAttributes, figures: readonly LabelledText[]): string =>
  `<table ${TABLE} style="margin:24px 0 0">${figures
    .map(
      ([label, text]) =>
        `<tr><td${style(['tint', 'muted'], 'padding:10px 16px;border-bottom-width:1px;border-bottom-style:solid;font-size:15px;line-height:24px')}>${escapeHtml(label)}</td>` +
        `<td align="right"${style(['tint', 'text'], 'padding:10px 16px;border-bottom-width:1px;border-bottom-style:solid;font-size:20px;line-height:24px;font-weight:700;white-space:nowrap')}>${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</table>`;

/** Names with their values, line by line. */
const rowsHtml = (style: StyleAttributes, rows: readonly LabelledText[]): string =>
  `<table ${DATA_TABLE} style="margin:24px 0 0">${rows
    .map(
      ([label, text]) =>
        `<tr><th scope="row" align="left" width="38%"${style(['muted', 'line'], `${CELL};font-weight:400${BREAKABLE}`)}>${escapeHtml(label)}</th>` +
        `<td${style(['text', 'line'], `${CELL};white-space:pre-wrap${BREAKABLE}`)}>${textHtml(text)}</td></tr>`,
    )
    .join('')}</table>`;

/** A table with its caption as a heading. */
function tableHtml(
  style: StyleAttributes,
  { caption, head, rows, foot, numbers = 0, unbroken = [] }: MailTable,
): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[], weight: number, scope = '') =>
    `<tr>${texts
      .map((text, column) => {
        const isNumber = column >= head.length - numbers;
        const wrapping = isNumber || unbroken.includes(column) ? ';white-space:nowrap' : BREAKABLE;
        const declarations = `${CELL};font-weight:${weight}${isNumber ? `;${NUMBER}` : ''}${tag === 'td' ? wrapping : ''}`;
        const alignment = isNumber ? 'right' : 'left';
        return `<${tag}${scope} align="${alignment}"${style(['cell', tag === 'th' ? 'muted' : 'text', 'line'], declarations)}>${escapeHtml(text)}</${tag}>`;
      })
      .join('')}</tr>`;
  return (
    captionHtml(style, caption) +
    `<table ${DATA_TABLE}><thead>${cells('th', head, 600, ' scope="col"')}</thead>` +
    `<tbody>${rows.map((row) => cells('td', row, 400)).join('')}</tbody>` +
    `${foot ? `<tfoot>${cells('td', foot, 700)}</tfoot>` : ''}</table>`
  );
}

/** The longest bar's share of the row; the rest is for its text. */
const LONGEST_PERCENT = 62;

function barHtml(style: StyleAttributes, series: number, share: number, text: string): string {
  const width = Math.round(share * LONGEST_PERCENT);
  const bar = `<td width="${width}%" style="padding:3px 8px 3px 0"><div${style([seriesClass(series)], 'height:12px;line-height:12px;font-size:1px')}>&nbsp;</div></td>`;
  return (
    `<table ${TABLE}><tr>${width > 0 ? bar : ''}` +
    `<td${style(['text'], 'font-size:13px;line-height:18px;white-space:nowrap')}>${escapeHtml(text)}</td></tr></table>`
  );
}

/** A chart made of tables, as mail programs show no SVG. Screen readers read its numbers, not its bars. */
function chartHtml(style: StyleAttributes, { caption, series, groups }: BarChart): string {
  const largest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const legend = series
    .map(
      (name, index) =>
        `<span${style([seriesClass(index)], 'display:inline-block;width:12px;height:12px;line-height:12px')}>&nbsp;</span>&nbsp;${escapeHtml(name)}`,
    )
    .join('&nbsp;&nbsp; ');
  const rows = groups.map(
    ({ label, bars }) =>
      `<tr><td width="72" valign="top"${style(['muted'], 'width:72px;padding:4px 8px 4px 0;font-size:13px;line-height:18px;font-variant-numeric:tabular-nums')}>${escapeHtml(label)}</td>` +
      `<td style="padding:4px 0">${bars.map(({ value, text }, index) => barHtml(style, index, Math.max(0, value) / largest, text)).join('')}</td></tr>`,
  );
  return (
    captionHtml(style, caption) +
    `<p${style(['muted'], 'margin:0 0 8px;font-size:13px;line-height:20px')}>${legend}</p>` +
    `<table ${TABLE}>${rows.join('')}</table>`
  );
}

/** In px. Outlook and narrow previews cut off wider mails. */
const WIDTH = 600;
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const LOGO_PX = 40;
/** Invisible characters that keep the following text out of a mailbox's preview. */
const PREVIEW_END = '&#8199;&#847; '.repeat(40);

/** Opening and closing markup for Outlook, which does not support `max-width`. */
const FOR_OUTLOOK = {
  open: `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
};

const paragraph = (style: StyleAttributes, text: string) =>
  `<p${style(['text'], 'margin:16px 0 0;font-size:16px;line-height:24px')}>${textHtml(text)}</p>`;

const headHtml = (style: StyleAttributes, { productName, siteUrl }: MailSender) =>
  `<tr><td${style(['inset', 'line'], 'padding:24px 24px 16px;border-bottom-width:1px;border-bottom-style:solid')}>` +
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
  `<td style="padding-right:12px"><img src="${escapeHtml(new URL('/icon-192.png', siteUrl).href)}" width="${LOGO_PX}" height="${LOGO_PX}" alt="" style="display:block;border:0"></td>` +
  `<td><a href="${escapeHtml(siteUrl)}"${style(['brand'], 'font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.03em;text-decoration:none')}>${escapeHtml(productName)}</a></td>` +
  `</tr></table></td></tr>`;

const buttonHtml = (style: StyleAttributes, { label, url }: NonNullable<MailDocument['link']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 4px"><tr><td${style(['button'], 'border-radius:10px')}>` +
  `<a href="${escapeHtml(url)}"${style(['button'], `display:inline-block;padding:14px 24px;border-radius:10px;${FONT};font-size:16px;line-height:20px;font-weight:700;text-decoration:none`)}>${escapeHtml(label)}</a></td></tr></table>` +
  `<p${style(['muted'], 'margin:12px 0 0;font-size:13px;line-height:20px')}>${escapeHtml(mails.linkInstead)}<br>` +
  `<a href="${escapeHtml(url)}"${style(['brand'], 'word-break:break-all')}>${escapeHtml(url)}</a></p>`;

function footHtml(style: StyleAttributes, sender: MailSender): string {
  const { productName, siteUrl, email, phone } = sender;
  const company = companyFacts(sender).join(' · ');
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}"${style(['brand'], 'white-space:nowrap')}>${escapeHtml(text)}</a>`;
  const contacts = [
    link(siteUrl, siteName(sender)),
    link(`mailto:${email}`, email),
    ...(phone === '' ? [] : [link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone)]),
  ];
  return (
    `<tr><td${style(['inset', 'tint', 'muted'], 'padding:20px 24px;border-top-width:1px;border-top-style:solid;font-size:13px;line-height:22px')}>` +
    `<strong>${escapeHtml(productName)}</strong><br>${contacts.join(' · ')}` +
    `${company === '' ? '' : `<br>${escapeHtml(company)}`}</td></tr>`
  );
}

/** The content of the mail between header and footer. */
function contentHtml(style: StyleAttributes, document: MailDocument): string {
  const { title, paragraphs = [], figures = [], rows = [], chart, tables = [], link, closing } = document;
  return [
    `<h1${style(['text'], 'margin:0;font-size:24px;line-height:30px;font-weight:700')}>${textHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(style, text)),
    figures.length > 0 ? figuresHtml(style, figures) : '',
    rows.length > 0 ? rowsHtml(style, rows) : '',
    link ? buttonHtml(style, link) : '',
    chart ? chartHtml(style, chart) : '',
    ...tables.map((table) => tableHtml(style, table)),
    closing === undefined
      ? ''
      : `<p${style(['muted'], 'margin:24px 0 0;font-size:14px;line-height:22px')}>${escapeHtml(closing)}</p>`,
  ].join('');
}

/**
 * The HTML part: tables and inline styles, which Outlook and Gmail require; 600 px at most; light, and dark
 * where the mail program supports schemes. Only the logo is loaded, and its name is beside it.
 */
export function htmlPart(document: MailDocument, sender: MailSender): string {
  const style = createStyleAttributes(sender);
  return (
    '<!doctype html><html lang="es-UY"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">' +
    `<title>${escapeHtml(document.title)}</title><style>${darkStylesheet(sender)}` +
    '@media(max-width:480px){.inset{padding-left:16px !important;padding-right:16px !important}.cell{font-size:12px !important;padding-right:4px !important}.around{padding:0 !important}}</style></head>' +
    `<body${style(['page'], 'margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%')}>` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(previewText(document))} ${PREVIEW_END}</div>` +
    `<table ${TABLE}${style(['page'])}><tr><td class="around" align="center" style="padding:24px 12px">${FOR_OUTLOOK.open}` +
    `<table ${TABLE}${style(['paper'], `max-width:${WIDTH}px;border-width:1px;border-style:solid;text-align:left;${FONT}`)}>` +
    `<tr><td height="6"${style(['band'], 'height:6px;line-height:6px;font-size:1px')}>&nbsp;</td></tr>` +
    headHtml(style, sender) +
    `<tr><td class="inset" style="padding:32px 24px">${contentHtml(style, document)}</td></tr>` +
    footHtml(style, sender) +
    `</table>${FOR_OUTLOOK.close}</td></tr></table></body></html>`
  );
}
