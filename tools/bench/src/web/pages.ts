import { listedPages } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';

/** Measured by default: pages of each kind, and the top-up as a card's QR code opens it. */
const DEFAULT_PAGES = [
  '/',
  '/services',
  '/products/washer',
  '/tools/faq',
  '/work',
  '/contact',
  '/report',
  '/accessories',
  '/credit',
  '/credit?card=12345678',
];

/** The pages that Lighthouse looks at. */
export const LIGHTHOUSE_PAGES = ['/', '/services', '/products/washer', '/tools/faq', '/credit'];

/** The pages that are compared with other sites. */
export const CONTENT_PAGES = ['/', '/services'];

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

/** The addresses that the site has pages for; prints the others. */
export function existingPages(site: Site, addresses: readonly string[]): string[] {
  const listed = new Set(listedPages(site));
  const missing = addresses.filter((address) => !listed.has(pathOf(address)));
  if (missing.length > 0) console.log(`Not in the site: ${missing.join(', ')}`);
  return addresses.filter((address) => listed.has(pathOf(address)));
}

/** The addresses given on the command line, or the default ones. */
export const pagesToMeasure = (site: Site, requested: readonly string[]): string[] =>
  existingPages(site, requested.length > 0 ? requested : DEFAULT_PAGES);
