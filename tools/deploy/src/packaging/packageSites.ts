import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineSourcesOf, portalInlineSourcesOf } from '@laundry/sandbox/hosting';
import { leftOut, missingCalls, prepareSites } from '@laundry/sandbox/local';
import { checkedSiteConfig } from '@laundry/brand';
import { loadBrandAssets, missingAssets } from '@laundry/brand/assets';
import { sitePolicies } from './sitePolicies.ts';

/** The highest quality of brotli, because files are compressed once and sent often. */
const BROTLI_QUALITY = 11;

/**
 * Makes the sites' artifact of a brand: `public` and `portal`, static and compressed, built with the settings
 * of an installation, and `policy.caddy`, which `deploy/Caddyfile` imports. A wrong setting, or one of the
 * local run, stops it.
 *
 * @param environment the `SITE_*` settings; production is meant where SITE_MODE is not given
 * @returns what is left out, as lines: the pages of optional calls that the back end does not have (D69), and
 *   pictures that the brand does not have
 * @throws SettingError naming all that are wrong
 */
export async function packageSites(
  target: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const given = { SITE_MODE: 'production', ...environment };
  const config = checkedSiteConfig(given);
  const missing = await missingCalls(given);
  const settings = { ...given, SITE_MISSING_CALLS: missing.join(',') };
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folders = { all: target, publicSite: join(target, 'public'), portal: join(target, 'portal') };
  await prepareSites(folders, settings, signal, BROTLI_QUALITY);
  const inline = {
    public: await inlineSourcesOf(folders.publicSite),
    portal: await portalInlineSourcesOf(folders.portal),
  };
  await writeFile(join(target, 'policy.caddy'), sitePolicies(config, inline));
  const assets = missingAssets(await loadBrandAssets(settings));
  return [leftOut(missing) ?? [], assets].flat();
}
