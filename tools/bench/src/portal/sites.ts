import { join } from 'node:path';
import { PORTAL } from '@laundry/built-site';
import { contentSecurityPolicy, publishSite } from '@laundry/hosting';
import { captchaSettings } from '@laundry/sandbox';
import { createGateway } from '@laundry/sandbox/gateway';
import { listenOnLoopback } from '@laundry/sandbox/local';
import { siteConfigFrom } from '@laundry/site-config';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { ApiUnderMeasure } from '../apiUnderMeasure.ts';
import { timeNx } from '../nx.ts';

/** The two compared sites. Each has its own origin, which passes calls on to the API. */
export interface Sites {
  readonly portal: string;
  readonly bare: string;
  readonly close: () => Promise<void>;
}

const BARE_GRID = join(import.meta.dirname, 'bareGrid');

/** Builds the page that has only the grid, in the same way as the portal. */
async function buildBareGrid(target: string): Promise<void> {
  await build({
    configFile: false,
    root: BARE_GRID,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: target,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
    },
  });
}

/** The address of the simulated captcha, which differs from the local run's. */
const settingsOf = ({ simulators }: ApiUnderMeasure) => captchaSettings(simulators);

/** Serves a built site as production does: compressed, with its headers, with one page for unknown paths. */
async function serve(built: string, folder: string, under: ApiUnderMeasure) {
  await publishSite(built, folder);
  const gateway = await createGateway({
    publicRoot: folder,
    portalRoot: folder,
    apiOrigin: under.api,
    contentSecurityPolicy: (inline) => contentSecurityPolicy(siteConfigFrom(settingsOf(under)), inline),
  });
  const port = await listenOnLoopback(gateway, 0);
  return { origin: `http://admin.localhost:${port}`, close: () => gateway.close() };
}

/** Builds the portal and the bare grid and serves both over an API. */
export async function serveSites(under: ApiUnderMeasure): Promise<Sites> {
  const folder = (name: string) => join(under.scratch, name);
  await timeNx(['run', '@laundry/admin-portal:build'], settingsOf(under));
  await buildBareGrid(folder('bare-built'));
  const portal = await serve(PORTAL, folder('portal'), under);
  const bare = await serve(folder('bare-built'), folder('bare'), under);
  return {
    portal: portal.origin,
    bare: bare.origin,
    close: async () => {
      await Promise.all([portal.close(), bare.close()]);
    },
  };
}
