import type { LabelledText, MailDocument, MailTable } from '../document.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { companyFacts, siteName } from '../sender.ts';
import type { MailSender } from '../sender.ts';
import { barsSvg } from './barsSvg.ts';
import { statementStyle } from './statementStyle.ts';

const figuresHtml = (figures: readonly LabelledText[]) =>
  `<dl class="figures">${figures.map(([label, text]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`).join('')}</dl>`;

const rowsHtml = (rows: readonly LabelledText[]) =>
  `<table><tbody>${rows.map(([label, text]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`).join('')}</tbody></table>`;

/** A table that folds below its caption. */
function tableHtml({ caption, head, rows, foot, numbers = 0 }: MailTable, index: number): string {
  const first = head.length - numbers;
  const line = (tag: string, cells: readonly string[], scope = '') =>
    `<tr>${cells.map((cell, column) => `<${tag}${scope}${column < first ? '' : ' class="number"'}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return (
    `<details open><summary id="table-${index}">${escapeHtml(caption)}</summary>` +
    `<table aria-labelledby="table-${index}"><thead>${line('th', head, ' scope="col"')}</thead>` +
    `<tbody>${rows.map((row) => line('td', row)).join('')}</tbody>${foot ? `<tfoot>${line('td', foot)}</tfoot>` : ''}</table></details>`
  );
}

/**
 * A document as a page for reading, printing and saving: the content of its mail, with the chart as SVG. It
 * loads and runs nothing; its styles are included, for both schemes and for print.
 */
export function statementPage(document: MailDocument, sender: MailSender): string {
  const { title, paragraphs = [], figures = [], rows = [], chart, tables = [], closing } = document;
  const { productName, email, phone } = sender;
  const contacts = [productName, siteName(sender), email, phone, ...companyFacts(sender)].filter(
    (text) => text !== '',
  );
  const content = [
    `<p class="sender">${escapeHtml(productName)}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    figures.length > 0 ? figuresHtml(figures) : '',
    rows.length > 0 ? rowsHtml(rows) : '',
    chart ? `<figure><h2>${escapeHtml(chart.caption)}</h2>${barsSvg(chart)}</figure>` : '',
    ...tables.map(tableHtml),
    closing === undefined ? '' : `<p>${escapeHtml(closing)}</p>`,
    `<div class="sources">${contacts.map((text, index) => `<span>${escapeHtml(text)}${index + 1 < contacts.length ? ' ·' : ''}</span>`).join(' ')}</div>`,
  ].join('');
  return (
    '<!doctype html><html lang="es-UY"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title><style>${statementStyle(sender.brand)}</style></head>` +
    `<body><div class="statement">${content}</div></body></html>`
  );
}
