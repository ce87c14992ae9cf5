import type * as islands from './islands.ts';

export type IslandName = keyof typeof islands;

/** The attribute of an island's element with the island's name. */
export const ISLAND = 'data-island';

/** The attribute of a template with the name of the island whose later step it is. */
export const TEMPLATE_OF = 'data-template-of';

/** The event on an island's element after hydration, before earlier inputs are repeated. */
export const HYDRATED = 'island:hydrated';

/** The name of the <meta> with the scripts of an island that is loaded when it becomes visible. */
export const VISIBLE_ISLAND = 'island-when-visible';

/** The attribute with the data that the island was prerendered with, for its hydration. */
export const INITIAL_DATA = 'data-initial';

/** The data that an island may get: answers of the API at build time or at the page's opening. */
export interface InitialData {
  readonly initialData?: unknown;
}

/** Reads the data that an island was prerendered with from its element. */
export function readInitialData(element: Element): unknown {
  const json = element.getAttribute(INITIAL_DATA);
  return json === null ? undefined : (JSON.parse(json) as unknown);
}
