import { callUrl, ask } from '@laundry/api-client/exchange';
import type { Parts } from '@laundry/api-client/exchange';
import type { Request as CallRequest } from '@laundry/api-contract';
import * as v from 'valibot';
import { tabStorage } from './browserStorage.ts';
import { publicToken } from './publicToken.ts';
import { storedValue } from './storedValue.ts';

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

/** How long a page's answer may be used by the next one, in milliseconds; prices change. */
const HANDED_ON_FOR = 60_000;

const HandedOn = v.object({ url: v.string(), body: v.string(), until: v.number() });
const handedOn = storedValue('prefetched', HandedOn);

const urlOf = <T extends CallRequest>(call: T, parts: Parts<T>): string =>
  `${location.origin}${callUrl(call, parts)}`;

/** Lets the next page prefetch an answer without requesting it again. */
export async function handOn<T extends CallRequest>(
  call: T,
  parts: Parts<T>,
  answer: Response,
): Promise<void> {
  const body = await answer.text();
  handedOn.save(tabStorage, { url: urlOf(call, parts), body, until: Date.now() + HANDED_ON_FOR });
}

/** The answer that the page before handed on, once. */
function takeHandedOn(url: string): Response | undefined {
  const found = handedOn.load(tabStorage);
  if (found?.url !== url) return undefined;
  handedOn.clear(tabStorage);
  return found.until > Date.now() ? new Response(found.body) : undefined;
}

/** Makes a call now, whose answer the island takes over. @returns the answer, to be read from a clone */
export function prefetch<T extends CallRequest>(call: T, parts: Parts<T> = {}): Promise<Response> {
  const url = urlOf(call, parts);
  if (window.prefetched?.url === url) return window.prefetched.answer;
  const before = takeHandedOn(url);
  const answer = before ? Promise.resolve(before) : ask(call, parts, { token: publicToken() });
  // Whoever takes it over handles its failure.
  answer.catch(() => undefined);
  window.prefetched = { url, answer };
  return answer;
}

/** `fetch`, but a prefetch answers its GET once; one that failed is requested again. */
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
