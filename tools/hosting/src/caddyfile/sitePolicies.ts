import type { SiteConfig } from '@laundry/site-config';
import { contentSecurityPolicy } from '../contentSecurityPolicy.ts';
import { block, headers } from './directives.ts';

/** The two sites, by the names of their folders. */
export type SiteName = 'public' | 'portal';

/** What `deploy/Caddyfile` imports a site's policy by. */
export const policyName = (site: SiteName) => `${site}_policy`;

/**
 * The policies of two built sites as Caddy imports them. They name origins of the sites' settings and scripts
 * of their pages, so they go along with the sites (`policy.caddy`).
 *
 * @param inlineScripts hashes of the scripts that stand in each site's pages
 */
export const sitePolicies = (
  config: SiteConfig,
  inlineScripts: Readonly<Record<SiteName, readonly string[]>>,
): string =>
  (['public', 'portal'] as const)
    .map((site) =>
      block(
        `(${policyName(site)})`,
        headers({ 'content-security-policy': contentSecurityPolicy(config, inlineScripts[site]) }),
      ),
    )
    .join('\n\n')
    .concat('\n');
