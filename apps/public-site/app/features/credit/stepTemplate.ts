/*
 * Step 2 is part of its page as a template, prerendered for a sample card. The site's script fills in a
 * card's data (site-script/showPaymentMethods.ts), and the island takes over the same markup.
 */

/** The template's attribute with the channels not offered where income is split, divided by commas. */
export const NOT_WHEN_SPLITTING = 'data-not-when-splitting';
