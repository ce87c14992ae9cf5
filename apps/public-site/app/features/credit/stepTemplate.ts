/**
 * Step 2 is part of its page as a template, prerendered with these placeholders. The site's script replaces
 * them by a card's data (site-script/showPaymentMethods.ts), and the island takes over the same markup.
 */
export const PLACEHOLDERS = {
  card: '00000000',
  price: 1_111_111,
  rate: 2_222_222,
  message: '{special_rate_message}',
} as const;

/** The template's attribute with the channels not offered where income is split, space-separated. */
export const NOT_WHEN_SPLITTING = 'data-not-when-splitting';
