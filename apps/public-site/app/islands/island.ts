/** Names the island of a page on the element that it hydrates. */
export const ISLAND = 'data-island';

/** Told on that element once the island is hydrated, before what was entered earlier is entered again. */
export const HYDRATED = 'island:hydrated';

/** Names, in the head, the script of an island that is fetched when it comes into view. */
export const VISIBLE_ISLAND = 'island-when-visible';
