import { callUrl, fetchCall } from '@laundry/api-client/exchange';
import type { Parts } from '@laundry/api-client/exchange';
import type { Request as CallRequest } from '@laundry/api-contract';
import { publicToken } from './publicToken.ts';

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

/** Makes a call early for the island, which uses its answer. @returns the answer, to be read from a clone */
export function prefetch<T extends CallRequest>(call: T, parts: Parts<T> = {}): Promise<Response> {
  const url = `${location.origin}${callUrl(call, parts)}`;
  if (window.prefetched?.url === url) return window.prefetched.answer;
  // The body is read at once, because the call's time-out would abort a body that is read later.
  const answer = fetchCall(call, parts, { token: publicToken() }).then(
    async (early) => new Response(await early.blob(), early),
  );
  // A failure is handled where the answer is used.
  answer.catch(() => undefined);
  window.prefetched = { url, answer };
  return answer;
}

/** `fetch` that answers a GET with its prefetch, once. One that failed or came too soon (429) is repeated. */
export const fetchOnce: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const early = window.prefetched;
  if (request.method !== 'GET' || early?.url !== request.url) return fetch(request);
  window.prefetched = undefined;
  return early.answer.then(
    (answer) => (answer.status < 429 ? answer : fetch(request)),
    () => fetch(request),
  );
};
