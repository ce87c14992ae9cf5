// Keys that the site's script also reads. They are separate from the schemas of their values, which that
// script must not load.

/** Session storage: the choices for a top-up so far. */
export const CREDIT_ATTEMPT_KEY = 'credit.attempt';

/** Local storage: the cards that a user asked to remember. */
export const REMEMBERED_CARDS_KEY = 'laundry.cards';
