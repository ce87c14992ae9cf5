const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in an element or in an attribute: whatever people wrote is only ever text. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const DAY_AND_HOUR = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/g;

/** A text of a mail as HTML; a day and its hour stay on one line. */
export const textHtml = (text: string): string =>
  escapeHtml(text).replaceAll(DAY_AND_HOUR, '<span style="white-space:nowrap">$&</span>');
