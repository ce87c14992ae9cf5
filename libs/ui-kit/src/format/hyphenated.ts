const HYPHENATED = /(\S+-\S+)/;

/**
 * A text around its hyphenated words, which are every second piece: browsers end lines after a hyphen, as in
 * 'E-mail', and each of them should stand on one.
 */
export const splitHyphenated = (text: string): string[] => text.split(HYPHENATED);
