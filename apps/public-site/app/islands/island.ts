/** Names the island of a page on the element that it hydrates. */
export const ISLAND = 'data-island';

/** On a template of the page: the island whose later step it is. */
export const TEMPLATE_OF = 'data-template-of';

/** Told on that element once the island is hydrated, before what was entered earlier is entered again. */
export const HYDRATED = 'island:hydrated';

/** Names, in the head, the script of an island that is fetched when it comes into view. */
export const VISIBLE_ISLAND = 'island-when-visible';

/** On that element: what the island was prerendered with, so that it hydrates with the same. */
export const INITIAL_DATA = 'data-initial';

/**
 * What an island may be given of its page: answers of the API, as they were when the site was built or the
 * page was opened.
 */
export interface InitialData {
  readonly initialData?: unknown;
}

/** What an island's element says that it was prerendered with. */
export function readInitialData(element: Element): unknown {
  const told = element.getAttribute(INITIAL_DATA);
  return told === null ? undefined : (JSON.parse(told) as unknown);
}
