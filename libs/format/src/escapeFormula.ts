/**
 * The beginnings of texts that spreadsheets take for formulas (D45), including tabs and line ends before them
 * and their full-width forms.
 */
const DANGEROUS = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Makes a text safe for spreadsheets: an apostrophe is put before a possible formula. */
export const escapeFormula = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);
