/** A card's code (spec §3): so many digits, shown in groups of so many. */
export const CARD_CODE_GROUPS = { length: 8, group: 4 } as const;

/** What the browser itself asks of a field of one. */
export const CARD_CODE_PATTERN = String.raw`\d{4} ?\d{4}`;

/** The code in a text: eight digits together or in two groups, and no more beside them. */
export function findCardCode(text: string): string | undefined {
  const [found] = /(?<!\d)\d{4}[\s.-]?\d{4}(?!\d)/.exec(text) ?? [];
  return found?.replaceAll(/\D/g, '');
}

/** Digits as the card shows them: '1234 5678'. */
export const formatCardCode = (digits: string): string =>
  digits.length > CARD_CODE_GROUPS.group
    ? `${digits.slice(0, CARD_CODE_GROUPS.group)} ${digits.slice(CARD_CODE_GROUPS.group)}`
    : digits;
