import { join } from 'node:path';
import { findBrowser } from '@laundry/sandbox/browser';
import { contentSecurityPolicy, publishSite } from '@laundry/sandbox/hosting';
import { captchaSettings } from '@laundry/sandbox';
import { createGateway } from '@laundry/sandbox/gateway';
import { listenOnLoopback, prepareSites } from '@laundry/sandbox/local';
import type { Closers } from '@laundry/sandbox/local';
import { siteConfigFrom } from '@laundry/brand';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build } from 'vite';

const BUILD_WITHIN_MS = 600_000;
/** The best quality of brotli, as production serves it. */
const QUALITY = 11;

interface Places {
  readonly apiPort: number;
  readonly sitesPort: number;
  readonly simulators: string;
  readonly scratch: string;
}

/** Builds the page that has only the grid, in the same way as the portal, and serves it beside the portal. */
async function addBareGrid(scratch: string, portal: string): Promise<void> {
  const built = join(scratch, 'bare');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'portal/bareGrid'),
    base: '/bare/',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
    },
  });
  // Vite sets it for this process, and the API's programs would demand production's settings.
  delete process.env['NODE_ENV'];
  await publishSite(built, join(portal, 'bare'), QUALITY);
}

/** Builds both sites, serves them with production's headers, and opens a browser. */
export async function serveSites({ apiPort, sitesPort, simulators, scratch }: Places, closers: Closers) {
  const site = `http://localhost:${sitesPort}`;
  const portal = `http://admin.localhost:${sitesPort}`;
  const settings = {
    ...process.env,
    SITE_PUBLIC_ORIGIN: site,
    SITE_ADMIN_ORIGIN: portal,
    SITE_PAYMENT_ORIGINS: simulators,
    ...captchaSettings(simulators),
  };
  const folders = { all: scratch, publicSite: join(scratch, 'site'), portal: join(scratch, 'portal') };
  await prepareSites(folders, settings, AbortSignal.timeout(BUILD_WITHIN_MS), QUALITY);
  await addBareGrid(scratch, folders.portal);
  const gateway = closers.keep(
    await createGateway({
      publicRoot: folders.publicSite,
      portalRoot: folders.portal,
      apiOrigin: `http://127.0.0.1:${apiPort}`,
      contentSecurityPolicy: (inline) => contentSecurityPolicy(siteConfigFrom(settings), inline),
    }),
  );
  await listenOnLoopback(gateway, sitesPort);
  const browser = closers.keep(await chromium.launch(await findBrowser()));
  return {
    site,
    portal,
    /** The page that has only the grid, on the portal's origin. */
    bare: `${portal}/bare`,
    browser,
  };
}
export type Sites = Awaited<ReturnType<typeof serveSites>>;
