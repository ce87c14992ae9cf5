import { contentSecurityPolicy } from '../hosting/index.ts';
import { checkedSiteConfig } from '@laundry/brand';
import { createGateway } from '../gateway/createGateway.ts';
import type { RunMode } from './runMode.ts';
import { prepareSites } from './sites.ts';

/** `npm start`: the built sites with production's headers. */
export const builtMode: RunMode = {
  api: ['apps/api/src/main.ts'],
  prepareSites: ({ folders, settings, signal }, say) => {
    say('Building the sites…');
    return prepareSites(folders, settings, signal);
  },
  openGateway: ({ folders, settings, apiOrigin }) => {
    const config = checkedSiteConfig(settings);
    return createGateway({
      publicRoot: folders.publicSite,
      portalRoot: folders.portal,
      apiOrigin,
      contentSecurityPolicy: (inline) => contentSecurityPolicy(config, inline),
    });
  },
  closing: () => ['Ctrl-C stops everything; the data stays. npm start -- --fresh begins anew.'],
};
