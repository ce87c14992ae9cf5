import { listedPages } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';

/**
 * What is measured when nothing is asked for: pages of each kind, and the top-up as a card's QR code opens
 * it.
 */
const MEASURED = [
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

/** The pages that are measured beside other sites. */
export const CONTENT_PAGES = ['/', '/services'];

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

/** The addresses that the site has pages for; the others are printed. */
export function present(site: Site, addresses: readonly string[]): string[] {
  const listed = new Set(listedPages(site));
  const missing = addresses.filter((address) => !listed.has(pathOf(address)));
  if (missing.length > 0) console.log(`Not in the site: ${missing.join(', ')}`);
  return addresses.filter((address) => listed.has(pathOf(address)));
}

/** The addresses asked for on the command line, or the usual ones. */
export const measured = (site: Site, asked: readonly string[]): string[] =>
  present(site, asked.length > 0 ? asked : MEASURED);
