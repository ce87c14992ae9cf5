// The keys that the site's script reads too, which must not load the schemas of what is stored under them.

/** Session storage: what was chosen for a top-up so far. */
export const CREDIT_ATTEMPT_KEY = 'credit.attempt';

/** Local storage: the cards that a person asked to remember. */
export const REMEMBERED_CARDS_KEY = 'laundry.cards';
