import { mails } from '@laundry/strings';
import { previewOf } from './document.ts';
import type { MailDocument } from './document.ts';
import { escapeHtml, textHtml } from './escapeHtml.ts';
import { TABLE, chartHtml, figuresHtml, rowsHtml, tableHtml } from './tables.ts';
import { darkStylesheet, styleAttributesOf } from './styleAttributes.ts';
import type { StyleAttributes } from './styleAttributes.ts';
import { companyFacts, siteName } from './sender.ts';
import type { MailSender } from './sender.ts';

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
    `<h1${style(['text'], 'margin:0;font-size:24px;line-height:30px;font-weight:700')}>${escapeHtml(title)}</h1>`,
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
  const style = styleAttributesOf(sender);
  return (
    '<!doctype html><html lang="es-UY"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">' +
    `<title>${escapeHtml(document.title)}</title><style>${darkStylesheet(sender)}` +
    '@media(max-width:480px){.inset{padding-left:16px !important;padding-right:16px !important}.cell{font-size:12px !important;padding-right:4px !important}.around{padding:0 !important}}</style></head>' +
    `<body${style(['page'], 'margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%')}>` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(previewOf(document))} ${PREVIEW_END}</div>` +
    `<table ${TABLE}${style(['page'])}><tr><td class="around" align="center" style="padding:24px 12px">${FOR_OUTLOOK.open}` +
    `<table ${TABLE}${style(['paper'], `max-width:${WIDTH}px;border-width:1px;border-style:solid;text-align:left;${FONT}`)}>` +
    `<tr><td height="6"${style(['band'], 'height:6px;line-height:6px;font-size:1px')}>&nbsp;</td></tr>` +
    headHtml(style, sender) +
    `<tr><td class="inset" style="padding:32px 24px">${contentHtml(style, document)}</td></tr>` +
    footHtml(style, sender) +
    `</table>${FOR_OUTLOOK.close}</td></tr></table></body></html>`
  );
}
