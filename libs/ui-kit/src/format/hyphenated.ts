const HYPHENATED = /(\S+-\S+)/;

/** Splits a text at hyphenated words, every second piece: a line break within 'E-mail' looks wrong. */
export const splitHyphenated = (text: string): string[] => text.split(HYPHENATED);
