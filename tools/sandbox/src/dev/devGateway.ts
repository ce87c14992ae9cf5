import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { HOSTS, hostOf } from '../gateway/createGateway.ts';
import { passCallsOn } from '../gateway/proxy.ts';
import type { SiteServers } from './siteServers.ts';

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
    const site = PORTAL_HOSTS.has(hostOf(request)) ? portal : publicSite;
    site.middlewares(request.raw, reply.raw);
  });
  // Requesting these pages makes Vite prepare the packages and modules that other pages share.
  for (const [host, url] of FIRST_PAGES) await app.inject({ url, headers: { host } });
  return app;
}
