/** The number of digits of a card's code (spec §3), and of each displayed group. */
export const CARD_CODE_GROUPS = { length: 8, group: 4 } as const;

/** The pattern for the browser's own validation. */
export const CARD_CODE_PATTERN = String.raw`\d{4} ?\d{4}`;

/** Finds a code in a text: eight digits together or in two groups, not part of a longer number. */
export function findCardCode(text: string): string | undefined {
  const [found] = /(?<!\d)\d{4}[\s.-]?\d{4}(?!\d)/.exec(text) ?? [];
  return found?.replaceAll(/\D/g, '');
}

/** A text's digits in groups as on the card: '1234 5678'. */
export const formatCardCode = (text: string): string =>
  text.replaceAll(/\D/g, '').replace(/^(\d{4})(?=\d)/, '$1 ');
