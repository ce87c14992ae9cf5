import { KB, LOGIN, PORTAL, loadSite, weigh } from '@laundry/built-site';
import { atMost } from '../report.ts';
import type { Figure } from '../report.ts';

/**
 * What the login weighs in brotli, as its document names it; that it loads nothing else is a test
 * (tools/built-site).
 */
export async function loginWeight(): Promise<Figure[]> {
  const { script, htmlAndCss, fonts } = await weigh(await loadSite(PORTAL), '/dashboard/login');
  return [atMost('the login with its typeface', (script + htmlAndCss + fonts) / KB, LOGIN / KB, 'kB')];
}
