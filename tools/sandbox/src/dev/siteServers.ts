import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { InlineConfig, ViteDevServer } from 'vite';
import { ROOT } from '../local/folders.ts';
import type { Folders } from '../local/folders.ts';
import { reloadDocuments } from './reloadDocuments.ts';

export interface SiteServersOptions {
  readonly folders: Folders;
  /** The SITE_* settings of the sites. */
  readonly settings: NodeJS.ProcessEnv;
  /** The server for the WebSocket connections that tell browsers of changes. */
  readonly server: Server;
}

/** A development server for each site. */
export interface SiteServers {
  readonly publicSite: ViteDevServer;
  readonly portal: ViteDevServer;
  close(): Promise<void>;
}

const configOf = (
  name: string,
  exchanged: Parameters<typeof reloadDocuments>[0],
  { folders, server }: SiteServersOptions,
): InlineConfig => {
  const root = join(ROOT, 'apps', name);
  return {
    root,
    configFile: join(root, 'vite.config.ts'),
    // A folder of this run only, because two runs may prepare packages at the same time.
    cacheDir: join(folders.all, 'vite', name),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [reloadDocuments(exchanged)],
    server: {
      middlewareMode: true,
      hmr: { server, path: `/@changes/${name}` },
      fs: { allow: [ROOT, folders.all] },
      // Vite reloads all pages for a changed HTML file, and a build beside this run writes many.
      watch: { ignored: [join(root, 'build/**'), join(root, 'dist/**')] },
    },
  };
};

/** Starts Vite for both sites within this process. */
export async function siteServers(options: SiteServersOptions): Promise<SiteServers> {
  // Vite and the sites' own configurations read their settings from there.
  Object.assign(process.env, options.settings);
  const publicSite = await createServer(configOf('public-site', 'by loading anew', options));
  const portal = await createServer(configOf('admin-portal', 'in place', options));
  return {
    publicSite,
    portal,
    close: async () => {
      await Promise.all([publicSite.close(), portal.close()]);
    },
  };
}
