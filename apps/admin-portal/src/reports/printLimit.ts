/** What paper takes at once, in rows: the rest is said to be missing. */
export const MOST_PRINTED = 5_000;
