const HYPHENATED = /(\S+-\S+)/;

/**
 * Splits a text at its hyphenated words, which are every second piece. Browsers break lines after a hyphen,
 * as in 'E-mail', which looks wrong.
 */
export const splitHyphenated = (text: string): string[] => text.split(HYPHENATED);
