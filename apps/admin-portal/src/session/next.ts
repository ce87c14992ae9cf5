const NEXT = 'next';

/** Adds to a path of the portal where to go after login. */
export const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?${new URLSearchParams({ [NEXT]: next }).toString()}`;

/**
 * Where to go after login, of a page's query: only a page of this portal is taken, anything else (another
 * origin, another path) is as if it were absent.
 *
 * @param pages the paths that may be asked for
 */
export function nextOf(search: string, pages: readonly string[]): string | undefined {
  const requested = new URLSearchParams(search).get(NEXT);
  if (requested === null || !URL.canParse(requested, window.location.origin)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(requested, window.location.origin);
  if (origin !== window.location.origin || !pages.includes(pathname)) return undefined;
  return `${pathname}${query}${hash}`;
}
