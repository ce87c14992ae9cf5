import type { Address } from '../app/address.ts';

/** An address with its own history, for one test. */
export function memoryAddress(path: string) {
  const entries = [{ url: new URL(path, 'http://site.test'), step: false }];
  let position = 0;
  const listeners = new Set<() => void>();
  const here = () => entries[position] ?? { url: new URL('http://site.test'), step: false };
  const withQuery = (query: Readonly<Record<string, string>>) => {
    const url = new URL(here().url);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const go = (by: number) => {
    position = Math.min(Math.max(position + by, 0), entries.length - 1);
    tell();
  };
  const address: Address = {
    href: () => here().url.href,
    replaceQuery: (query) => {
      entries[position] = { ...here(), url: withQuery(query) };
      tell();
    },
    pushQuery: (query) => {
      entries.splice(++position, Infinity, { url: withQuery(query), step: true });
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
