import type { KeyValueStorage } from '../context.ts';

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
