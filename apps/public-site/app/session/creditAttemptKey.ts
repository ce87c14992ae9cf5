/** Where what was chosen for a top-up stands in session storage. */
export const CREDIT_ATTEMPT_KEY = 'credit.attempt';
