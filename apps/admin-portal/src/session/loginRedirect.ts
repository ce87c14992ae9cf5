import { mayHaveSession } from './sessionKey.ts';
import { isDashboardPath, paths } from '../shared/paths.ts';

const NEXT = 'next';

/** The login's address, with the address to go to after it. */
export const loginUrl = (next: string | undefined): string =>
  next === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ [NEXT]: next }).toString()}`;

/**
 * Where to go after login, read from a page's query. Only pages of the dashboard are accepted; another origin
 * or path counts as absent.
 */
export function nextOf(search: string): string | undefined {
  const requested = new URLSearchParams(search).get(NEXT);
  if (requested === null || !URL.canParse(requested, window.location.origin)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(requested, window.location.origin);
  if (origin !== window.location.origin || !isDashboardPath(pathname)) return undefined;
  return `${pathname}${query}${hash}`;
}

/**
 * Where a visitor without a session is redirected before anything of the dashboard is loaded: to the login's
 * own document, which leads back (D2).
 *
 * @returns undefined if no redirect is needed
 */
export function loginRedirect(
  { pathname, search, hash }: Location,
  storage: Pick<Storage, 'getItem'>,
): string | undefined {
  const needsSession = pathname === paths.root || isDashboardPath(pathname);
  if (!needsSession || mayHaveSession(storage)) return undefined;
  return loginUrl(pathname === paths.root ? undefined : `${pathname}${search}${hash}`);
}
