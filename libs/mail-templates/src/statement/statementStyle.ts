import type { Brand } from '@laundry/brand/brands';
import { mailColours } from '../colours.ts';

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
div:has(>table){margin:0}
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
export const statementStyle = (brand: Brand): string => `${colourSheet(brand)}${LAYOUT.replaceAll('\n', '')}`;
