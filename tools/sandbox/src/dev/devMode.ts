import type { RunMode } from '../local/runMode.ts';
import { createDevGateway } from './devGateway.ts';
import { siteServers } from './siteServers.ts';

/** The API's log lines are JSON. Other output is shown: why it ended, and that it restarts. */
const LOG_LINE = /^\{/;

/** `npm run dev`: both sites through Vite, the API under `node --watch`. */
export const devMode: RunMode = {
  api: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
  onApiLine: (line, say) => {
    if (!LOG_LINE.test(line)) say(`[API] ${line}`);
  },
  prepareSites: () => Promise.resolve(),
  openGateway: ({ folders, settings, apiOrigin }, closers) =>
    createDevGateway(apiOrigin, async (server) => {
      const servers = await siteServers({ folders, settings, server });
      closers.add(() => servers.close());
      return servers;
    }),
  closing: ({ apiLog }) => [
    'A change of a site is shown at once; one of the API starts it again.',
    `The API's log is in ${apiLog}.`,
    '',
    'Ctrl-C stops everything; the data stays. npm run dev -- --fresh begins anew.',
  ],
};
