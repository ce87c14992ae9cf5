import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigFrom } from '@laundry/brand';
import type { SiteConfig } from '@laundry/brand';
import { contentSecurityPolicy, readInlineSources, readPortalInlineSources } from '@laundry/sandbox/hosting';
import type { InlineSources } from '@laundry/sandbox/hosting';
import { leftOut, missingCalls, prepareSites } from '@laundry/sandbox/local';
import { loadBrandAssets, missingAssets } from '@laundry/brand/assets';

/** The two sites, by the names of their folders. */
const SITES = ['public', 'portal'] as const;

/** A directive of a Caddyfile with a block in braces. */
const block = (head: string, ...lines: readonly string[]): string =>
  `${head} {\n${lines.join('\n').replaceAll(/^(?=.)/gm, '\t')}\n}`;

/** A pattern for both paths of a page's file: its own, which `try_files` finds, and its folder's. */
const toPattern = (file: string): string =>
  `~^/${file.replace(/index\.html$/, '').replaceAll('.', '\\.')}(index\\.html)?$`;

const words = (sources: readonly string[]): string => `"${sources.join(' ')}"`;

/**
 * The policies of the two built sites, as the snippets `public_policy` and `portal_policy` that
 * `deploy/Caddyfile` imports. They depend on the sites' settings and pages, so they are shipped with the
 * sites (`policy.caddy`). Caddy looks a page's inline scripts and styles up when the header is sent, by the
 * path of the file that it serves.
 *
 * @param inline the inline scripts and styles of each site's pages, by file
 */
export const sitePolicies = (
  config: SiteConfig,
  inline: Readonly<Record<(typeof SITES)[number], ReadonlyMap<string, InlineSources>>>,
): string =>
  SITES.map((site) => {
    const [scripts, styles] = [`{${site}_scripts}`, `{${site}_styles}`];
    const pages = [...inline[site]].map(
      ([file, page]) => `${toPattern(file)} ${words(page.scripts)} ${words(page.styles)}`,
    );
    const policy = contentSecurityPolicy(config, { scripts: [scripts], styles: [styles] });
    return block(
      `(${site}_policy)`,
      block(`map {path} ${scripts} ${styles}`, ...pages.toSorted(), 'default "" ""'),
      // An answer of the API that has a policy, as a report's page, keeps it.
      `header ?content-security-policy "${policy}"`,
    );
  })
    .join('\n\n')
    .concat('\n');

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
  const config = siteConfigFrom(given);
  const missing = await missingCalls(given);
  const settings = { ...given, SITE_MISSING_CALLS: missing.join(',') };
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folders = { all: target, publicSite: join(target, 'public'), portal: join(target, 'portal') };
  await prepareSites(folders, settings, signal, BROTLI_QUALITY);
  const inline = {
    public: await readInlineSources(folders.publicSite),
    portal: await readPortalInlineSources(folders.portal),
  };
  await writeFile(join(target, 'policy.caddy'), sitePolicies(config, inline));
  const assets = missingAssets(await loadBrandAssets(settings));
  return [leftOut(missing) ?? [], assets].flat();
}
