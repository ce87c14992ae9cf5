/** What paper takes at once, in rows: the rest is said to be missing. */
export const MAX_PRINTED = 5_000;
