import { storedToken } from './sessionKey.ts';
import { isDashboardPath, paths } from '../shared/paths.ts';

const NEXT = 'next';

const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?${new URLSearchParams({ [NEXT]: next }).toString()}`;

/** The login's address, with the address to go to after it. */
export const loginUrl = (next: string | undefined): string => withNext(paths.login, next);

/** The address of `/`, which leads on to the login, with the address to go to after it (D71). */
export const rootUrl = (next: string | undefined): string => withNext(paths.root, next);

/** The dashboard page to open after the login, from a URL's query; undefined if it names none. */
export function parseNext(search: string): string | undefined {
  const requested = new URLSearchParams(search).get(NEXT) ?? '';
  const [pathname = ''] = requested.split(/[?#]/);
  return isDashboardPath(pathname) ? requested : undefined;
}

/**
 * Without a stored user, the address that replaces that of `/` or a dashboard page before any dashboard code
 * is loaded: `/`, with the wanted page in its query (spec §2, D71).
 *
 * @returns undefined if no redirect is needed
 */
export function redirectToRoot(
  { pathname, search, hash }: Location,
  storage: Pick<Storage, 'getItem'>,
): string | undefined {
  const isRoot = pathname === paths.root;
  if ((!isRoot && !isDashboardPath(pathname)) || storedToken(storage) !== undefined) return undefined;
  return rootUrl(isRoot ? parseNext(search) : `${pathname}${search}${hash}`);
}
