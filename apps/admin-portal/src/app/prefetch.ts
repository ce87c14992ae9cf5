import { callUrl, fetchCall } from '@laundry/api-client/exchange';
import type { Call } from '@laundry/api-contract';
import { pages } from './pages.ts';
import { storedToken } from '../session/sessionKey.ts';
import { isDashboardPath } from '../shared/paths.ts';

/** An answer that was requested before the code that needs it had loaded. */
interface Prefetched {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

/** Prefetched answers by the path of their call. */
const prefetched = new Map<string, Prefetched>();

/** Makes the first call of the page at a URL while the page's code is loading. */
export function prefetchPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): void {
  const call = pages.find(({ path }) => path === pathname)?.prefetch;
  const asked = call?.at(search);
  const token = storedToken(storage);
  if (call === undefined || asked === undefined || token === undefined) return;
  const { origin } = window.location;
  const answer = fetchCall<Call>({ method: 'GET', path: call.path }, { query: asked }, { token, origin });
  // `fetchWithPrefetched` passes a failure on to its caller; otherwise it is ignored.
  answer.catch(() => undefined);
  prefetched.set(call.path, { url: `${origin}${callUrl<Call>(call, { query: asked })}`, token, answer });
}

/**
 * The platform's fetch, except that the first call of a prefetched path gets the prefetched answer if its URL
 * and its session are the same.
 */
export const fetchWithPrefetched: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const early = prefetched.get(pathname);
  prefetched.delete(pathname);
  const isSame =
    early?.url === request.url && request.headers.get('Authorization') === `Bearer ${early.token}`;
  return early && isSame ? early.answer : fetch(request);
};

/** Preloads a page's code. Failures are ignored, because the router requests it again and reports them. */
export function prefetchCode(path: string): void {
  const ignore = () => undefined;
  pages
    .find((page) => page.path === path)
    ?.lazy()
    .catch(ignore);
  if (isDashboardPath(path)) import('./dashboard.ts').catch(ignore);
}
