import { mailbox as texts } from '@laundry/strings';
import { escapeHtml } from '@laundry/strings/format';
import type { Message } from './messageStore.ts';

const instants = new Intl.DateTimeFormat('es-UY', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Montevideo',
});
const instant = (iso: string) => `<time datetime="${iso}">${instants.format(new Date(iso))}</time>`;

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #8886}
iframe{width:100%;height:32rem;border:1px solid #8886;background:#fff}pre{white-space:pre-wrap;border:1px solid #8886;padding:1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const formatSubject = ({ subject }: Message) => escapeHtml(subject || texts.noSubject);

const row = (message: Message) =>
  `<tr><td>${instant(message.receivedAt)}</td><td>${escapeHtml(message.to)}</td><td><a href="/messages/${encodeURIComponent(message.id)}">${formatSubject(message)}</a></td></tr>`;

/** The list of messages, newest first. */
export function listPage(messages: readonly Message[]): string {
  const table = `<table><thead><tr><th scope="col">${texts.receivedAt}</th><th scope="col">${texts.to}</th><th scope="col">${texts.subject}</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`;
  const list = messages.length === 0 ? `<p>${texts.empty}</p>` : table;
  return page(texts.title, `<h1>${texts.title}</h1><p>${texts.lead}</p>${list}`);
}

/** A mail's HTML is shown in a frame without scripts and network access; its links open in new tabs. */
const frame = (html: string) =>
  `<iframe title="${texts.content}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;

/** The page of one message. */
export function messagePage(message: Message): string {
  const content = message.html ? frame(message.html) : `<pre>${escapeHtml(message.text)}</pre>`;
  return page(
    message.subject || texts.noSubject,
    `<p><a href="/">${texts.back}</a></p><h1>${formatSubject(message)}</h1><dl><dt>${texts.to}</dt><dd>${escapeHtml(message.to)}</dd><dt>${texts.receivedAt}</dt><dd>${instant(message.receivedAt)}</dd></dl>${content}`,
  );
}

export const missingPage = (): string =>
  page(texts.notFound, `<h1>${texts.notFound}</h1><p><a href="/">${texts.back}</a></p>`);
