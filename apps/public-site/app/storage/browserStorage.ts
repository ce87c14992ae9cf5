import type { KeyValueStorage } from '../context.ts';

/** A storage of the browser, accessed only when it is used, because the prerenderer has none. */
const lazily = (storage: () => Storage): KeyValueStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
  outlivesPage: (key) => storage().getItem(key) !== null,
});

export const tabStorage = lazily(() => window.sessionStorage);

export const deviceStorage = lazily(() => window.localStorage);

/**
 * A storage that never fails: where the browser refuses, values are kept in memory until the page is left. So
 * a repeated submission keeps its key as well (D39).
 */
export function withMemoryFallback(storage: KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  const tried = <Result>(action: () => Result): Result | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? tried(() => storage.getItem(key)),
    setItem: (key, value) => {
      memory.set(key, value);
      tried(() => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem: (key) => {
      memory.delete(key);
      tried(() => storage.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(tried(() => storage.keys()) ?? [])],
    outlivesPage: (key) => !memory.has(key) && tried(() => storage.outlivesPage(key)) === true,
  };
}

/** The key of the chosen colour scheme, which is not personal and therefore kept. */
const KEPT = 'colour-scheme';

/** Clears everything that the site stores about a person: cards, payers, drafts, payments, queued reports. */
export function forgetDevice(...storages: readonly KeyValueStorage[]): void {
  for (const storage of storages)
    try {
      for (const key of storage.keys()) if (key !== KEPT) storage.removeItem(key);
    } catch {
      // Where storage is blocked there is nothing to clear.
    }
}
