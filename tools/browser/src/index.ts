export { findBrowser } from './browser.ts';
export type { Browser } from './browser.ts';
