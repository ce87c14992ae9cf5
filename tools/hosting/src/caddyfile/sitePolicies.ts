import type { SiteConfig } from '@laundry/site-config';
import { contentSecurityPolicy } from '../contentSecurityPolicy.ts';
import { block, headers } from './directives.ts';

/** The two sites, by the names of their folders. */
export type SiteName = 'public' | 'portal';

/** The name of the snippet that `deploy/Caddyfile` imports for a site's policy. */
export const policyName = (site: SiteName) => `${site}_policy`;

/**
 * The policies of the two built sites, as snippets for Caddy. They depend on the sites' settings and inline
 * scripts, so they are shipped with the sites (`policy.caddy`).
 *
 * @param inlineScripts hashes of the inline scripts of each site's pages
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
