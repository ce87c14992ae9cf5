import { KB, LOGIN, PORTAL, loadSite, weigh } from '@laundry/built-site';
import { atMost } from '../report.ts';
import type { Figure } from '../report.ts';

/**
 * The login's size in brotli, by the files that its document names. A test proves that it loads nothing else
 * (tools/built-site).
 */
export async function loginWeight(): Promise<Figure[]> {
  const { script, htmlAndCss, fonts } = await weigh(await loadSite(PORTAL), '/dashboard/login');
  return [atMost('the login with its typeface', (script + htmlAndCss + fonts) / KB, LOGIN / KB, 'kB')];
}
