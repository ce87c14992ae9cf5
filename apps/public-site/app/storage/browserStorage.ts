import type { KeyValueStorage } from '../context.ts';

/** Session storage, accessed only when it is used, because the prerenderer has none. */
export const tabStorage: KeyValueStorage = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
  keys: () => Object.keys(window.sessionStorage),
  outlivesPage: (key) => window.sessionStorage.getItem(key) !== null,
};

/** Local storage, accessed only when it is used. */
export const deviceStorage: KeyValueStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  keys: () => Object.keys(window.localStorage),
  outlivesPage: (key) => window.localStorage.getItem(key) !== null,
};
