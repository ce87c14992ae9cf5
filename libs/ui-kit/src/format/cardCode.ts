import { inGroups } from './inGroups.ts';

const LENGTH = 8;

/** The pattern for the browser's own validation. */
export const CARD_CODE_PATTERN = String.raw`\d{4} ?\d{4}`;

/** Digits in groups as on the card: '1234 5678'. */
export const formatCardCode = (digits: string): string => inGroups(digits, [4, 4]);

/** How the code of a card is typed (spec §3); one in a pasted text is no part of a longer number. */
export const CARD_CODE_GROUPING = {
  parse: (text: string): string => text.replaceAll(/\D/g, '').slice(0, LENGTH),
  format: formatCardCode,
  find: (text: string): string | undefined =>
    /(?<!\d)\d{4}[\s.-]?\d{4}(?!\d)/.exec(text)?.[0].replaceAll(/\D/g, ''),
} as const;
