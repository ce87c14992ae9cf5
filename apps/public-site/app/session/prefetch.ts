/** An answer that the site's script requested while the island was loading. */
export interface Prefetch {
  readonly url: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    prefetched?: Prefetch | undefined;
  }
}

/**
 * Requests an address now; the first call to it takes over the answer.
 *
 * @returns the answer, to be read from a clone
 */
export function prefetch(path: string): Promise<Response> {
  const url = new URL(path, location.origin).href;
  if (window.prefetched?.url === url) return window.prefetched.answer;
  const answer = fetch(url, { headers: { accept: 'application/json' } });
  // Whoever takes it over handles its failure.
  answer.catch(() => undefined);
  window.prefetched = { url, answer };
  return answer;
}

/**
 * `fetch`, except that a prefetched GET is answered by its prefetch once; a failed one is requested again.
 */
export const fetchOnce: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const early = window.prefetched;
  if (request.method !== 'GET' || early?.url !== request.url) return fetch(request);
  window.prefetched = undefined;
  return early.answer.then(
    (answer) => (answer.status < 500 ? answer : fetch(request)),
    () => fetch(request),
  );
};
