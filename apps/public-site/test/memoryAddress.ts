import type { Address } from '../app/address.ts';

/** An address that ends with the test, with a history of its own. */
export function memoryAddress(path: string) {
  const entries = [{ url: new URL(path, 'http://site.test'), step: false }];
  let place = 0;
  const listeners = new Set<() => void>();
  const here = () => entries[place] ?? { url: new URL('http://site.test'), step: false };
  const withQuery = (query: Readonly<Record<string, string>>) => {
    const url = new URL(here().url);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const go = (by: number) => {
    place = Math.min(Math.max(place + by, 0), entries.length - 1);
    tell();
  };
  const address: Address = {
    href: () => here().url.href,
    replaceQuery: (query) => {
      entries[place] = { ...here(), url: withQuery(query) };
      tell();
    },
    pushQuery: (query) => {
      entries.splice(++place, Infinity, { url: withQuery(query), step: true });
      tell();
    },
    stepBack: () => {
      const made = here().step;
      if (made) go(-1);
      return made;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  return { address, go, search: () => here().url.search };
}
