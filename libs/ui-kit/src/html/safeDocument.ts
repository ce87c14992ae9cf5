import { documentAllowList, STYLE_ELEMENT, sanitise } from './sanitise.ts';

/** No script runs, and only images over TLS or embedded ones load, even in a document opened as a file. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:";

const HEAD = [
  '<meta charset="utf-8">',
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  '<meta name="viewport" content="width=device-width">',
].join('');

/** In the page's colour scheme; dark text on white when printed. The document's own styles come after. */
const STYLE = `
:root { color-scheme: light dark; --ink: #0c1130; --ground: #fff; --rule: #c5cadb; --mark: #2a3fb0; }
@supports (color: light-dark(red, red)) { :root { --ink: light-dark(#0c1130, #edf0fa); --ground: light-dark(#fff, #12172b); --rule: light-dark(#c5cadb, #4d5570); --mark: light-dark(#2a3fb0, #bcc8f7); } }
body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; margin: 1.25em 0 .5em; }
h1 { font-size: 1.375rem; }
h2, h3 { font-size: 1.125rem; }
body > :first-child { margin-top: 0; }
a { color: var(--mark); }
img { max-width: 100%; height: auto; }
div:has(> table) { overflow-x: auto; margin: 16px 0; }
table { border-collapse: collapse; overflow-wrap: normal; }
caption { text-align: start; font-weight: 650; padding-bottom: 8px; }
th, td { padding: 8px 16px 8px 0; text-align: start; border-bottom: 1px solid var(--rule); vertical-align: top; }
th:last-child, td:last-child { padding-inline-end: 0; }
tr { break-inside: avoid; }
@media (max-width: 480px) { body { padding: 12px; } table { font-size: .8125rem; } th, td { padding: 6px 8px 6px 0; } }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
@media print { :root { color-scheme: light !important; } body { padding: 0; } div:has(> table) { overflow: visible; } }
`;

/** The styles of a server's document: the kit's, then its own, which only apply within its frame or file. */
export const documentStyles = (html: string): string =>
  [STYLE, ...Array.from(html.matchAll(STYLE_ELEMENT), ([, own]) => own)].join('\n');

/**
 * Makes a separate document of a server's HTML, without anything active, for a frame or a file. Only in a
 * browser.
 *
 * @param styles the document's styles; '' for a frame, which gets them by script (HtmlFrame)
 */
export function safeDocument(html: string, title: string, styles = documentStyles(html)): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = 'es-UY';
  page.head.insertAdjacentHTML('afterbegin', HEAD);
  page.body.append(sanitise(html, documentAllowList));
  const markup = `<!doctype html>${page.documentElement.outerHTML}`;
  return styles === '' ? markup : markup.replace('</head>', () => `<style>${styles}</style></head>`);
}
