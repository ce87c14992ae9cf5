import type { Brand } from '@laundry/brand/brands';
import { escapeHtml } from '@laundry/strings/format';
import { mailColours } from '../colours.ts';
import type { BarChart, LabelledText, MailDocument, MailTable, MailSender } from '../document.ts';
import { companyFacts, seriesClass, siteName } from '../document.ts';

/** The colours as custom properties: light, and both schemes where the browser selects by `color-scheme`. */
function colourSheet(brand: Brand): string {
  const { light, dark } = mailColours(brand);
  const names = Object.keys(light) as (keyof typeof light)[];
  const plain = names.map((name) => `--${name}:${light[name]}`).join(';');
  const both = names.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`).join(';');
  return `:root{color-scheme:light dark;${plain}}@supports(color:light-dark(red,red)){:root{${both}}}`;
}

const LAYOUT = `
body{margin:0;padding:0;background:var(--paper);color:var(--text);font:16px/1.5 system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
.statement{max-width:720px;margin:0 auto;padding:24px;border-top:6px solid var(--accent)}
.sender{color:var(--primary);font-size:22px;font-weight:800;letter-spacing:-.03em;margin:0 0 20px}
h1{font-size:26px;line-height:1.2;letter-spacing:-.02em;margin:0 0 8px}
h2{font-size:18px;line-height:1.3;margin:32px 0 8px}
p{margin:0 0 8px;color:var(--muted)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(132px,1fr));gap:12px;margin:20px 0}
.figures div{padding:12px 16px;background:var(--tint);border:1px solid var(--line);border-radius:10px}
.figures dt{color:var(--muted);font-size:14px}
.figures dd{margin:0;font-size:22px;font-weight:700;white-space:nowrap}
.figures div:first-child{background:var(--primary);border-color:var(--primary)}
.figures div:first-child dt,.figures div:first-child dd{color:var(--onPrimary)}
table{width:100%;border-collapse:collapse;font-size:15px;overflow-wrap:break-word}
summary{padding:12px 0 8px;margin-top:20px;font-size:18px;font-weight:700;cursor:pointer}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--muted);font-weight:600}
tbody th{font-weight:400;width:40%}
tfoot td{font-weight:700;border-bottom:2px solid var(--text);border-top:2px solid var(--text)}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
th:last-child,td:last-child{padding-right:0}
tr{break-inside:avoid}
figure{margin:32px 0 0;break-inside:avoid}
figure svg{display:block;width:100%;font-size:13px}
figure text{fill:var(--text)}
figure .label{fill:var(--muted)}
.first{fill:var(--first)}
.second{fill:var(--second)}
.sources{margin-top:32px;padding-top:16px;border-top:1px solid var(--line);font-size:14px;color:var(--muted)}
.sources span{white-space:nowrap}
@media(max-width:480px){.statement{padding:16px 12px}table{font-size:12.5px}th,td{padding:6px 6px 6px 0}.figures{grid-template-columns:1fr 1fr}.figures div:first-child{grid-column:1/-1}.figures dd{font-size:19px}}
@media(max-width:330px){.statement{padding:16px 8px}table{font-size:11.5px}th,td{padding-right:4px}}
@media(forced-colors:active){.figures div,.statement{border-color:CanvasText}}
@media print{
:root{color-scheme:light!important}
body{background:none;font-size:13px}
.statement{max-width:none;padding:12px 0 0;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.sender{margin:0 0 10px}
h1{font-size:22px}
h2,summary,thead{break-after:avoid}
.figures{margin:12px 0}
.figures div{padding:8px 12px}
.figures dd{font-size:18px}
table{font-size:12px}
th,td{padding:3px 12px 3px 0}
summary{margin-top:20px;padding:0 0 4px;font-size:15px;list-style:none}
details::details-content{content-visibility:visible;block-size:auto}
figure{margin-top:20px}
figure svg{zoom:.85}
tfoot{display:table-row-group}
tfoot tr{break-before:avoid}
}
@page{margin:16mm;@bottom-right{content:counter(page) ' / ' counter(pages);font:11px system-ui,sans-serif}}
`;

/**
 * The statement's styles in the brand's colours, for both schemes, phones and print. When printed, the first
 * page has the figures and the chart, folded tables are unfolded, and a table's total appears once, below its
 * last row.
 */
const statementStyle = (brand: Brand): string => `${colourSheet(brand)}${LAYOUT.replaceAll('\n', '')}`;

/** In px; horizontal lengths are in percent of the width, so that texts keep their size on any screen. */
const BAR = 14;
const BAR_STEP = 18;
const GROUP_GAP = 10;
const LEGEND = 32;
const LABELS_PERCENT = 22;
const LONGEST_PERCENT = 54;
const text = (x: string, y: number, words: string, attributes = '') =>
  `<text x="${x}" y="${y}"${attributes}>${escapeHtml(words)}</text>`;

/** Bars by month with their numbers, as an inline SVG of full width, with title and description. */
function barsSvg({ caption, description, series, groups }: BarChart): string {
  const largest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const groupHeight = series.length * BAR_STEP + GROUP_GAP;
  const legend = series.map((name, index) => {
    const x = index * (100 / series.length);
    const box = `<rect class="${seriesClass(index)}" x="${x}%" y="4" width="12" height="12" rx="3"/>`;
    return box + text(`${x}%`, 15, name, ' dx="18"');
  });
  const drawn = groups.map(({ label, bars }, group) => {
    const top = LEGEND + group * groupHeight;
    const lines = bars.map(({ value, text: words }, index) => {
      const y = top + index * BAR_STEP;
      const width = (Math.max(0, value) / largest) * LONGEST_PERCENT;
      const bar = `<rect class="${seriesClass(index)}" x="${LABELS_PERCENT}%" y="${y}" width="${width.toFixed(2)}%" height="${BAR}" rx="3"/>`;
      return bar + text(`${(LABELS_PERCENT + width).toFixed(2)}%`, y + BAR - 2, words, ' dx="6"');
    });
    return text('0', top + BAR - 2, label, ' class="label"') + lines.join('');
  });
  return (
    `<svg role="img" aria-labelledby="chart-title chart-description" width="100%" height="${LEGEND + groups.length * groupHeight}">` +
    `<title id="chart-title">${escapeHtml(caption)}</title><desc id="chart-description">${escapeHtml(description)}</desc>` +
    `${legend.join('')}${drawn.join('')}</svg>`
  );
}

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
