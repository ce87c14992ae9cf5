/** The keys of attempts. Separate from their schemas, because the site's script needs only the keys. */
export const ATTEMPTS = { credit: 'credit.attempt', accessories: 'accessories.attempt' } as const;
