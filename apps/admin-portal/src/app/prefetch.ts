import { ask } from '@laundry/api-client/exchange';
import { pages } from './pages.ts';
import { storedToken } from '../session/sessionKey.ts';

/** An answer that was requested before the code that needs it had loaded. */
interface Prefetched {
  readonly query: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

/** By the path of their calls. */
const prefetched = new Map<string, Prefetched>();

/** A query in one order of its names. */
function sorted(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}

/** Asks the API for what the page at an address begins with, while the page's code is loading. */
export function prefetchPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): void {
  const call = pages.find(({ path }) => path === pathname)?.prefetch;
  const asked = call?.at(search);
  const token = storedToken(storage);
  if (call === undefined || asked === undefined || token === undefined) return;
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const answer = ask(
    { method: 'GET', path: `${call.path}?${query.toString()}` },
    {},
    { token, origin: window.location.origin },
  );
  // The caller handles a failure; without a caller it is ignored.
  answer.catch(() => undefined);
  prefetched.set(call.path, { query: sorted(query), token, answer });
}

/**
 * The platform's fetch, which gives the answer that was prefetched to the first call of its path, if it is
 * the same one of the same session.
 */
export const fetchWithPrefetched: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const early = prefetched.get(pathname);
  prefetched.delete(pathname);
  const isSame =
    early?.query === sorted(searchParams) && request.headers.get('Authorization') === `Bearer ${early.token}`;
  return early && isSame ? early.answer : fetch(request);
};
