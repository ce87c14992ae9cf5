import type { KeyValueStorage } from '../context.ts';

/**
 * A storage of the browser, accessed only when it is used, because the prerenderer has none. One that the
 * browser refuses is empty.
 */
export function browserStorage(storage: () => Storage): KeyValueStorage {
  const tried = <Result>(access: (items: Storage) => Result, refused: Result): Result => {
    try {
      return access(storage());
    } catch {
      return refused;
    }
  };
  return {
    getItem: (key) => tried((items) => items.getItem(key), null),
    setItem: (key, value) =>
      tried((items) => {
        items.setItem(key, value);
        return true;
      }, false),
    removeItem: (key) => tried((items) => items.removeItem(key), undefined),
    keys: () => tried((items) => Object.keys(items), []),
  };
}

export const tabStorage = browserStorage(() => window.sessionStorage);

export const deviceStorage = browserStorage(() => window.localStorage);

/**
 * A storage that keeps what the browser refuses in memory until the page is left. So a repeated submission
 * keeps its key as well (D39).
 */
export function withMemoryFallback(storage: KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      const isStored = storage.setItem(key, value);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    removeItem: (key) => {
      memory.delete(key);
      storage.removeItem(key);
    },
    keys: () => [...memory.keys(), ...storage.keys()],
  };
}

/** The key of the chosen colour scheme, which is not personal and therefore kept. */
const KEPT = 'colour-scheme';

/** Clears everything that the site stores about a person: cards, payers, drafts, payments, queued reports. */
export function forgetDevice(...storages: readonly KeyValueStorage[]): void {
  for (const storage of storages) for (const key of storage.keys()) if (key !== KEPT) storage.removeItem(key);
}
