import type { SessionStorage } from '../context.ts';

/**
 * A storage that never fails: what the browser refuses to keep stands in memory until the page goes. So a
 * press of COMPRAR that is repeated keeps its key there too (D39).
 */
export function withMemoryFallback(storage: SessionStorage): SessionStorage {
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
    outlivesPage: (key) => !memory.has(key) && tried(() => storage.outlivesPage(key)) === true,
  };
}
