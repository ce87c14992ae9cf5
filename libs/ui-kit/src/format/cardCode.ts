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

/** A card's code in a field (spec §3). */
export const CARD_CODE_NUMBER = { length: 8, format: formatCardCode, find: findCardCode };
