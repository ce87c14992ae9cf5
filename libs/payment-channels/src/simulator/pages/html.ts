import { escapeHtml } from '@laundry/strings/format';
import type { FastifyInstance } from 'fastify';

const pesos = new Intl.NumberFormat('es-UY', { style: 'currency', currency: 'UYU' });
/** Formats cents as an amount in pesos. */
export const money = (cents: number): string => pesos.format(cents / 100);

const days = new Intl.DateTimeFormat('es-UY', { dateStyle: 'long', timeZone: 'America/Montevideo' });
export const day = (iso: string): string => days.format(new Date(iso));

const STYLE = `:root{color-scheme:light dark;--line:#8885;--accent:#0a5ad4}*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1rem}main{max-width:26rem;margin:0 auto}
h1{font-size:1.4rem;margin:.5rem 0}.notice{font-size:.875rem;border-left:4px solid var(--accent);padding-left:.75rem;margin:0 0 1rem}
dl{margin:0 0 1.25rem;border-top:1px solid var(--line)}dl div{padding:.5rem 0;border-bottom:1px solid var(--line)}
dt{font-size:.875rem;opacity:.8}dd{margin:0;overflow-wrap:anywhere}.amount{font-size:1.6rem;font-weight:700}
form{display:grid;gap:.75rem;margin:0}button{font:inherit;font-weight:600;min-height:3rem;border-radius:.5rem;border:2px solid var(--accent);background:transparent;color:inherit;cursor:pointer}
button[value=approved],.go{background:var(--accent);color:#fff}button:focus-visible,a:focus-visible{outline:3px solid #f5a623;outline-offset:2px}
@media print{form,.notice{display:none}}`;

export interface PageParts {
  readonly title: string;
  /** Markup. */
  readonly body: string;
  /** The path of one of the simulators' own scripts. */
  readonly script?: string;
  /** Always uses a light scheme. */
  readonly light?: boolean;
}

/** A whole page. */
export const page = ({ title, body, script, light }: PageParts): string => `<!doctype html>
<html lang="es-UY"${light ? ' style="color-scheme:light"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main>${script ? `<script src="${escapeHtml(script)}"></script>` : ''}</body></html>`;

/** A page with a title and one text. */
export const plainPage = (title: string, text: string): string =>
  page({ title, body: `<p>${escapeHtml(text)}</p>` });

/**
 * Sets the headers of the payer pages. Browsers apply `form-action` to a form's redirects as well, so it
 * includes the site.
 *
 * @param framedBy the origin that may embed the pages; none by default
 */
export function secureHeaders(app: FastifyInstance, publicOrigin: string, framedBy = "'none'"): void {
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self' ${publicOrigin}; frame-ancestors ${framedBy}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

export const HTML = 'text/html; charset=utf-8';
