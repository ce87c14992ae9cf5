import { PUBLIC_SITE, loadSite } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import { timeNx } from '../nx.ts';

/** The public site, built and read into memory: a later build changes nothing under the measurement. */
export async function siteToMeasure(): Promise<Site> {
  await timeNx(['run', '@laundry/public-site:build']);
  return loadSite(PUBLIC_SITE);
}
