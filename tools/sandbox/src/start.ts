import { siteConfigFrom } from '@laundry/brand';
import { createGateway } from './gateway/createGateway.ts';
import { contentSecurityPolicy } from './hosting/index.ts';
import { runCommand } from './local/command.ts';
import { prepareSites } from './local/sites.ts';

/** `npm start`: the whole product as it is installed (docs/local-run.md), with production's headers. */
runCommand({
  api: ['apps/api/src/main.ts'],
  prepareSites: ({ folders, settings, signal }, say) => {
    say('Building the sites…');
    return prepareSites(folders, settings, signal);
  },
  openGateway: ({ folders, settings, apiOrigin }) => {
    const config = siteConfigFrom(settings);
    return createGateway({
      publicRoot: folders.publicSite,
      portalRoot: folders.portal,
      apiOrigin,
      contentSecurityPolicy: (inline) => contentSecurityPolicy(config, inline),
    });
  },
  closing: () => ['Ctrl-C stops everything; the data stays. npm start -- --fresh begins anew.'],
});
