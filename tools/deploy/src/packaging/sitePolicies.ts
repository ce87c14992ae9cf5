import type { SiteConfig } from '@laundry/brand';
import { contentSecurityPolicy } from '@laundry/sandbox/hosting';
import type { InlineSources } from '@laundry/sandbox/hosting';

/** The two sites, by the names of their folders. */
const SITES = ['public', 'portal'] as const;

/** A directive of a Caddyfile with a block in braces. */
const block = (head: string, ...lines: readonly string[]): string =>
  `${head} {\n${lines.join('\n').replaceAll(/^(?=.)/gm, '\t')}\n}`;

/** Both paths of a page's file: as `try_files` finds it, and its folder's. */
const pathsOf = (file: string): string =>
  `~^/${file.replace(/index\.html$/, '').replaceAll('.', '\\.')}(index\\.html)?$`;

const words = (sources: readonly string[]): string => `"${sources.join(' ')}"`;

/**
 * The policies of the two built sites, as the snippets `public_policy` and `portal_policy` that
 * `deploy/Caddyfile` imports. They depend on the sites' settings and pages, so they are shipped with the
 * sites (`policy.caddy`). Caddy looks a page's inline scripts and styles up when the header is sent, by the
 * path of the file that it serves.
 *
 * @param inline what stands in each site's pages, by file
 */
export const sitePolicies = (
  config: SiteConfig,
  inline: Readonly<Record<(typeof SITES)[number], ReadonlyMap<string, InlineSources>>>,
): string =>
  SITES.map((site) => {
    const [scripts, styles] = [`{${site}_scripts}`, `{${site}_styles}`];
    const pages = [...inline[site]].map(
      ([file, page]) => `${pathsOf(file)} ${words(page.scripts)} ${words(page.styles)}`,
    );
    const policy = contentSecurityPolicy(config, { scripts: [scripts], styles: [styles] });
    return block(
      `(${site}_policy)`,
      block(`map {path} ${scripts} ${styles}`, ...pages.toSorted(), 'default "" ""'),
      block('header', `content-security-policy "${policy}"`, 'defer'),
    );
  })
    .join('\n\n')
    .concat('\n');
