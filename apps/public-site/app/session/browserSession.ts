import type { SessionStorage } from '../context.ts';

/** The browser session's storage, reached for only when it is used: the prerenderer has none. */
export const browserSession: SessionStorage = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
  outlivesPage: (key) => window.sessionStorage.getItem(key) !== null,
};

/** The device's storage, reached for only when it is used. */
export const browserDevice: SessionStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  outlivesPage: (key) => window.localStorage.getItem(key) !== null,
};
