import type { Limits } from './limits.ts';
import type { Site } from './loadSite.ts';
import { fileOfPage } from './pages.ts';
import { resourcesOf } from './resources.ts';

function sent(site: Site, addresses: Iterable<string>): number {
  return [...addresses].reduce((sum, address) => {
    const file = site.get(address);
    if (file === undefined) throw new Error(`a page names ${address}, which was not built`);
    return sum + file.sent.length;
  }, 0);
}

/** What a page weighs, in the terms of its limits. */
export async function weigh(site: Site, path: string): Promise<Limits> {
  const { scripts, styles, fonts } = await resourcesOf(site, path);
  return {
    script: sent(site, scripts),
    htmlAndCss: sent(site, [fileOfPage(path), ...styles]),
    fonts: sent(site, fonts),
  };
}
