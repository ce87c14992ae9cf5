/*
 * Step 2 is part of its page as a template, prerendered for a sample card. The site's script fills in a
 * card's data (site-script/showPaymentMethods.ts), and the island takes over the same markup.
 */

/** The attribute of an element whose text is a value of the card, with the value's name. */
export const CARD_VALUE = 'data-card-value';

export type CardValue = 'card' | 'price' | 'rate' | 'message';

/** The template's attribute with the channels not offered where income is split, space-separated. */
export const NOT_WHEN_SPLITTING = 'data-not-when-splitting';
