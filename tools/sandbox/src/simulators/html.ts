import { simulators as texts } from '@laundry/strings';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in markup and attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1.25rem;max-width:32rem;margin-inline:auto}
h1{font-size:1.25rem}dl{display:grid;gap:.25rem;margin:1.25rem 0}dt{color:GrayText}dd{margin:0 0 .5rem;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}button{font:inherit;padding:.75rem 1rem;border-radius:.75rem;border:1px solid GrayText;background:Canvas;color:CanvasText;cursor:pointer}
button.first{background:#1b4d89;border-color:#1b4d89;color:#fff}`;

/** A whole page. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** One sentence, as a page. */
export const messagePage = (text: string): string => page(text, '');

const CHOICES = [
  ['approve', texts.approve],
  ['deny', texts.deny],
  ['leave', texts.leave],
  ['cancel', texts.cancel],
] as const;

const money = new Intl.NumberFormat('es-UY', {
  style: 'currency',
  currency: 'UYU',
  currencyDisplay: 'narrowSymbol',
});

export interface PayerPage {
  readonly provider: string;
  readonly amount: number;
  readonly reference: string;
  /** Where the choice is posted. */
  readonly action: string;
  readonly paid: boolean;
  /** Further lines. */
  readonly lines?: readonly (readonly [term: string, text: string])[];
  /** Further markup: a script of this origin. */
  readonly extra?: string;
}

const button = ([value, label]: readonly [string, string], index: number) =>
  `<button name="choice" value="${value}"${index === 0 ? ' class="first"' : ''}>${label}</button>`;

/** The page on which the payer decides. A paid one only leads back. */
export function payerPage({
  provider,
  amount,
  reference,
  action,
  paid,
  lines = [],
  extra = '',
}: PayerPage): string {
  const terms = [[texts.amount, money.format(amount)], [texts.reference, reference], ...lines] as const;
  const list = terms.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`).join('');
  const choices = paid ? [['back', texts.back] as const] : CHOICES;
  const note = paid ? `<p>${texts.paid}</p>` : '';
  const form = `<form method="post" action="${escaped(action)}">${choices.map(button).join('')}</form>`;
  return page(texts.title(provider), `<dl>${list}</dl>${note}${form}${extra}`);
}
