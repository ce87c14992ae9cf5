import { withNext } from '../session/next.ts';
import { mayHaveSession } from '../session/sessionKey.ts';
import { dashboardPaths } from './pages.ts';
import { paths } from '../shared/paths.ts';

/**
 * Where a visitor without a session is sent before anything of the dashboard is loaded: to the login's own
 * document, which leads back (D2). Undefined for whoever may stay.
 */
export function toLogin(
  { pathname, search, hash }: Location,
  storage: Pick<Storage, 'getItem'>,
): string | undefined {
  const needsSession = pathname === paths.root || dashboardPaths.includes(pathname);
  if (!needsSession || mayHaveSession(storage)) return undefined;
  return withNext(paths.login, pathname === paths.root ? undefined : `${pathname}${search}${hash}`);
}
