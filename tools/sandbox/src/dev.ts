import { createDevGateway, siteServers } from './dev/devGateway.ts';
import { runCommand } from './local/command.ts';

/** Matches the API's log lines, which are JSON. Other output is shown: why it ended, and that it restarts. */
const LOG_LINE = /^\{/;

/** `npm run dev`: the whole product from its sources, with changes shown at once. */
runCommand({
  api: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
  onApiLine: (line, say) => {
    if (!LOG_LINE.test(line)) say(`[API] ${line}`);
  },
  prepareSites: () => Promise.resolve(),
  openGateway: ({ folders, settings, apiOrigin }, closers) =>
    createDevGateway(apiOrigin, async (server) =>
      closers.keep(await siteServers({ folders, settings, server })),
    ),
  closing: ({ apiLog }) => [
    'A change of a site is shown at once; one of the API starts it again.',
    `The API's log is in ${apiLog}.`,
    '',
    'Ctrl-C stops everything; the data stays. npm run dev -- --fresh begins anew.',
  ],
});
