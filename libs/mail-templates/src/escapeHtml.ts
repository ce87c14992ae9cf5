const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const DAY_AND_HOUR = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/g;

/** A text of a mail as HTML, in which a day and its time stay on one line. */
export const textHtml = (text: string): string =>
  escapeHtml(text).replaceAll(DAY_AND_HOUR, '<span style="white-space:nowrap">$&</span>');
