import type { KeyValueStorage } from '@laundry/flow/browserStorage';

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
