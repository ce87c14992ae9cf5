import { fakeFetch } from '@laundry/flow/testing';
import { keptUser } from '../../test/portal.ts';
import { SESSION_KEY } from '../session/sessionKey.ts';
import { fetchWithPrefetched, prefetchPage } from './prefetch.ts';

const REPORT = '/api/v1/reports/uses';
const SEARCH = 'from=2026-03-01&to=2026-03-31&building=b-1';
const at = (search: string) => ({ pathname: '/dashboard-uses', search });
const call = (query: string, token = keptUser.session.token) =>
  fetchWithPrefetched(new URL(`${REPORT}?${query}`, window.location.origin), {
    headers: { authorization: `Bearer ${token}` },
  });

let requests: ReturnType<typeof fakeFetch>['requests'];

beforeEach(() => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(keptUser));
  const server = fakeFetch([{ path: REPORT, body: [] }]);
  requests = server.requests;
  globalThis.fetch = server.fetch;
});

it('prefetches the search of an address, for the first equal call only', async () => {
  prefetchPage(at(`?${SEARCH}&page=3`), localStorage);
  const answer = await call(`${SEARCH}&page=3&perPage=50`);
  expect(await answer.json()).toEqual([]);
  expect(requests).toHaveLength(1);
  await call(`${SEARCH}&page=3&perPage=50`);
  expect(requests).toHaveLength(2);
});

it.each([
  ['another search', `${SEARCH}&page=2&perPage=50`, undefined],
  ['another session', `${SEARCH}&page=1&perPage=50`, 'another'],
])('gives no prefetched response to %s', async (_, query, token) => {
  prefetchPage(at(`?${SEARCH}`), localStorage);
  await call(query, token);
  expect(requests).toHaveLength(2);
});

it.each([
  ['an address that asks for nothing', '', JSON.stringify(keptUser)],
  ['an address that cannot be searched for', '?from=ayer&to=2026-02-30&building=x', JSON.stringify(keptUser)],
  ['nobody', `?${SEARCH}`, null],
  ['garbage in the storage', `?${SEARCH}`, '{"session":7}'],
])('prefetches nothing for %s', (_, search, kept) => {
  prefetchPage(at(search), { getItem: () => kept });
  expect(requests).toHaveLength(0);
});
