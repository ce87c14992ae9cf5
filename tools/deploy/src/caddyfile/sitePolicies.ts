import type { SiteConfig } from '@laundry/brand';
import { contentSecurityPolicy } from '@laundry/sandbox/hosting';
import type { InlineSources } from '@laundry/sandbox/hosting';
import { block, headers } from './directives.ts';

/** The two sites, by the names of their folders. */
export type SiteName = 'public' | 'portal';

/** The name of the snippet that `deploy/Caddyfile` imports for a site's policy. */
export const policyName = (site: SiteName) => `${site}_policy`;

/** Both paths of a page's file: as `try_files` finds it, and its folder's. */
const pathsOf = (file: string): string =>
  `~^/${file.replace(/index\.html$/, '').replaceAll('.', '\\.')}(index\\.html)?$`;

const words = (sources: readonly string[]): string => `"${sources.join(' ')}"`;

/**
 * The policies of the two built sites, as snippets for Caddy. They depend on the sites' settings and pages,
 * so they are shipped with the sites (`policy.caddy`). Caddy looks a page's inline scripts and styles up when
 * the header is sent, by the path of the file that it serves.
 *
 * @param inline what stands in each site's pages, by file
 */
export const sitePolicies = (
  config: SiteConfig,
  inline: Readonly<Record<SiteName, ReadonlyMap<string, InlineSources>>>,
): string =>
  (['public', 'portal'] as const)
    .map((site) => {
      const [scripts, styles] = [`{${site}_scripts}`, `{${site}_styles}`];
      const pages = [...inline[site]].map(
        ([file, page]) => `${pathsOf(file)} ${words(page.scripts)} ${words(page.styles)}`,
      );
      const policy = contentSecurityPolicy(config, { scripts: [scripts], styles: [styles] });
      return block(
        `(${policyName(site)})`,
        block(`map {path} ${scripts} ${styles}`, ...pages.toSorted(), 'default "" ""'),
        headers({ 'content-security-policy': policy }),
      );
    })
    .join('\n\n')
    .concat('\n');
