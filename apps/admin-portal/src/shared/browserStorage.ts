import type { KeyValueStorage } from './context.ts';

/** The browser's storage. If the browser denies it, `window.localStorage` itself throws, at each access. */
export const browserStorage: KeyValueStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
};
