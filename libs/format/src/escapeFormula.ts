/**
 * What makes a spreadsheet take a text for a formula (D45), tabs and line ends before it and their wide forms
 * included.
 */
const DANGEROUS = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text that no spreadsheet runs: one that could be a formula gets an apostrophe before it. */
export const escapeFormula = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);
