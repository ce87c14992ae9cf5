/** Tries of one mailed link (decision 34): hashing a password takes time and memory. */
export const LINK_TRIES = { times: 30, windowMs: 60_000 };
