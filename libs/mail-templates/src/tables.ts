import type { BarChart, LabelledText, MailTable } from './document.ts';
import { escapeHtml, textHtml } from './escapeHtml.ts';
import type { StyleAttributes } from './styleAttributes.ts';

export const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const DATA_TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const CELL =
  'padding:8px 8px 8px 0;border-bottom-width:1px;border-bottom-style:solid;font-size:14px;line-height:20px;vertical-align:top';
const NUMBER = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums';

/** A heading above a part of the mail. */
export const captionHtml = (style: StyleAttributes, caption: string) =>
  `<h2${style(['text'], 'margin:32px 0 8px;font-size:18px;line-height:24px;font-weight:700')}>${escapeHtml(caption)}</h2>`;

/** The key figures, each with its own background. */
export const figuresHtml = (style: StyleAttributes, figures: readonly LabelledText[]): string =>
  `<table ${TABLE} style="margin:24px 0 0">${figures
    .map(
      ([label, text]) =>
        `<tr><td${style(['tint', 'muted'], 'padding:10px 16px;border-bottom-width:1px;border-bottom-style:solid;font-size:15px;line-height:24px')}>${escapeHtml(label)}</td>` +
        `<td align="right"${style(['tint', 'text'], 'padding:10px 16px;border-bottom-width:1px;border-bottom-style:solid;font-size:20px;line-height:24px;font-weight:700;white-space:nowrap')}>${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</table>`;

/** Names with their values, line by line. */
export const rowsHtml = (style: StyleAttributes, rows: readonly LabelledText[]): string =>
  `<table ${DATA_TABLE} style="margin:24px 0 0">${rows
    .map(
      ([label, text]) =>
        `<tr><th scope="row" align="left" width="38%"${style(['muted', 'line'], `${CELL};font-weight:400`)}>${escapeHtml(label)}</th>` +
        `<td${style(['text', 'line'], `${CELL};white-space:pre-wrap;word-break:break-word;overflow-wrap:anywhere`)}>${textHtml(text)}</td></tr>`,
    )
    .join('')}</table>`;

/** A table with its caption as a heading. */
export function tableHtml(
  style: StyleAttributes,
  { caption, head, rows, foot, numbers = 0, unbroken = [] }: MailTable,
): string {
  const first = head.length - numbers;
  const cells = (tag: 'th' | 'td', texts: readonly string[], weight: number, scope = '') =>
    `<tr>${texts
      .map((text, column) => {
        const isNumber = column >= first;
        const declarations = `${CELL};font-weight:${weight}${isNumber ? `;${NUMBER}` : ''}${unbroken.includes(column) ? ';white-space:nowrap' : ''}`;
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

const BAR_CLASSES = ['first', 'second'] as const;
const barClass = (series: number) => BAR_CLASSES[series] ?? 'first';
/** The longest bar's share of the row; the rest is for its text. */
const LONGEST_PERCENT = 62;

function barHtml(style: StyleAttributes, series: number, share: number, text: string): string {
  const width = Math.round(share * LONGEST_PERCENT);
  const bar = `<td width="${width}%" style="padding:3px 8px 3px 0"><div${style([barClass(series)], 'height:12px;line-height:12px;font-size:1px')}>&nbsp;</div></td>`;
  return (
    `<table ${TABLE}><tr>${width > 0 ? bar : ''}` +
    `<td${style(['text'], 'font-size:13px;line-height:18px;white-space:nowrap')}>${escapeHtml(text)}</td></tr></table>`
  );
}

/** A chart made of tables, as mail programs show no SVG. Screen readers read its numbers, not its bars. */
export function chartHtml(style: StyleAttributes, { caption, series, groups }: BarChart): string {
  const largest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const legend = series
    .map(
      (name, index) =>
        `<span${style([barClass(index)], 'display:inline-block;width:12px;height:12px;line-height:12px')}>&nbsp;</span>&nbsp;${escapeHtml(name)}`,
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
