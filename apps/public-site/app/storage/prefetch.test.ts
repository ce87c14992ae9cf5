import { fetchOnce, prefetch } from './prefetch.ts';

const METHODS = { method: 'GET', path: '/methods?param1=1' } as const;

const requested: string[] = [];
const answers: (() => Promise<Response>)[] = [];
const platform = globalThis.fetch;

beforeEach(() => {
  requested.length = 0;
  window.prefetched = undefined;
  globalThis.fetch = (input) => {
    requested.push(input instanceof Request ? input.url : String(input));
    return (answers.shift() ?? (() => Promise.resolve(new Response('later'))))();
  };
});

afterEach(() => {
  globalThis.fetch = platform;
});

const fetchText = async (path: string, init?: RequestInit) =>
  (await fetchOnce(new URL(path, location.origin), init)).text();

it('gives the prefetched response, read to its end, to the first GET of its address only', async () => {
  const early = new Response('early');
  answers.push(() => Promise.resolve(early));
  expect(await prefetch(METHODS)).toBe(await prefetch(METHODS));
  expect(early.bodyUsed).toBe(true);
  expect(await fetchText('/methods?param1=1', { method: 'POST' })).toBe('later');
  expect(await fetchText('/methods?param1=2')).toBe('later');
  expect(await fetchText('/methods?param1=1')).toBe('early');
  expect(await fetchText('/methods?param1=1')).toBe('later');
  expect(requested).toHaveLength(4);
});

it.each<[string, () => Promise<Response>]>([
  ['that got no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that came too soon', () => Promise.resolve(new Response('', { status: 429 }))],
  ['that the server could not answer', () => Promise.resolve(new Response('', { status: 503 }))],
])('requests again after a prefetch %s', async (_, answer) => {
  answers.push(answer);
  void prefetch(METHODS);
  expect(await fetchText('/methods?param1=1')).toBe('later');
});
