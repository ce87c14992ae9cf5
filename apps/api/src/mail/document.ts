/** A mail's content: a title and labelled texts, the same in both of its parts. */
export interface MailDocument {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: whatever people wrote is only ever text. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The part for programs that show no HTML. */
export const textPart = ({ title, rows }: MailDocument): string =>
  [title, '', ...rows.map(([label, text]) => `${label}: ${text}`), ''].join('\n');

/** The HTML part: one table, no pictures and no styles that need to be fetched. */
export const htmlPart = ({ title, rows }: MailDocument): string =>
  `<!doctype html><html lang="es-UY"><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<body style="font-family:sans-serif;color:#0C1130"><h1 style="font-size:20px">${escapeHtml(title)}</h1>` +
  `<table cellpadding="6" style="border-collapse:collapse;text-align:left">${rows
    .map(
      ([label, text]) =>
        `<tr><th valign="top">${escapeHtml(label)}</th><td style="white-space:pre-wrap">${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</table></body></html>`;
