// The keys that the site's script reads too, which must not load the schemas of what is stored under them.

/** Of the choices of a top-up, in session storage. */
export const CREDIT_ATTEMPT_KEY = 'credit.attempt';

/** Of the cards that a person asked to remember, in local storage. */
export const REMEMBERED_CARDS_KEY = 'laundry.cards';
