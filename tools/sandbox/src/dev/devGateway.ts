import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ROOT } from '../local/folders.ts';
import type { Folders } from '../local/folders.ts';
import { HOSTS, requestHost } from '../gateway/createGateway.ts';
import { passCallsOn } from '../gateway/proxy.ts';

export interface SiteServersOptions {
  readonly folders: Folders;
  /** The SITE_* settings of the sites. */
  readonly settings: NodeJS.ProcessEnv;
  /** The server for the WebSocket connections that tell browsers of changes. */
  readonly server: Server;
}

/**
 * A Vite plugin that reloads documents when a module changes that they were rendered from.
 *
 * @param exchanged whether changed browser modules are replaced in place. Pages of the public site are
 * documents and contain more than the browser's modules, so they are reloaded.
 */
const reloadDocuments = (exchanged: 'in place' | 'by loading anew'): Plugin => ({
  name: 'reload-documents',
  hotUpdate: {
    order: 'pre',
    handler({ modules, file, server: { environments } }) {
      if (modules.length === 0) return undefined;
      const isInBrowser = Boolean(environments.client.moduleGraph.getModulesByFile(file)?.size);
      const isBrowser = this.environment.name === 'client';
      if (isBrowser ? exchanged === 'in place' : isInBrowser) return undefined;
      environments.client.hot.send({ type: 'full-reload' });
      return isBrowser ? [] : undefined;
    },
  },
});

const createConfig = (
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
      watch: { ignored: ['build/**', 'dist/**', '.snapshot.json'].map((path) => join(root, path)) },
    },
  };
};

/** Starts Vite for both sites within this process. */
export async function siteServers(options: SiteServersOptions) {
  // Vite and the sites' own configurations read their settings from `process.env`.
  Object.assign(process.env, options.settings);
  const publicSite = await createServer(createConfig('public-site', 'by loading anew', options));
  const portal = await createServer(createConfig('admin-portal', 'in place', options));
  return {
    publicSite,
    portal,
    close: async (): Promise<void> => {
      await Promise.all([publicSite.close(), portal.close()]);
    },
  };
}
export type SiteServers = Awaited<ReturnType<typeof siteServers>>;

const PORTAL_HOSTS = new Set<string>(HOSTS.portal);
const FIRST_PAGES = [
  [HOSTS.public[0], '/credit'],
  [HOSTS.portal[0], '/dashboard/login'],
] as const;

/**
 * Serves both development servers under their host names, as the gateway of `npm start` serves the built
 * sites, and passes calls on to the API.
 */
export async function createDevGateway(
  apiOrigin: string,
  serversOn: (server: FastifyInstance['server']) => Promise<SiteServers>,
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await passCallsOn(app, apiOrigin);
  const { publicSite, portal } = await serversOn(app.server);
  app.get('/*', (request, reply) => {
    reply.hijack();
    const site = PORTAL_HOSTS.has(requestHost(request)) ? portal : publicSite;
    site.middlewares(request.raw, reply.raw);
  });
  // Requesting these pages makes Vite prepare the packages and modules that other pages share.
  for (const [host, url] of FIRST_PAGES) await app.inject({ url, headers: { host } });
  return app;
}
