import { KB, LOGIN_SCRIPT, PORTAL, loadSite, weigh } from '@laundry/built-site';
import { atMost } from '../report.ts';
import type { Figure } from '../report.ts';

/** The script that the login's page fetches, in brotli; that no grid, chart or XLSX is in it, is a test (tools/built-site). */
export async function loginScript(): Promise<Figure[]> {
  const { script } = await weigh(await loadSite(PORTAL), '/');
  return [atMost("script of the login's page", script / KB, LOGIN_SCRIPT / KB, 'kB')];
}
