/**
 * Step 2 stands in its page as a template, prerendered with these in place of a card's own: the site's small
 * script puts the card's in (site-script/showPaymentMethods.ts), and the island takes the same markup over.
 */
export const PLACEHOLDERS = {
  card: '00000000',
  price: 1_111_111,
  rate: 2_222_222,
  message: '{special_rate_message}',
} as const;

/** On the template: what is not offered where a building splits its income, with spaces between. */
export const NOT_WHEN_SPLITTING = 'data-not-when-splitting';
