import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import { SERVICE_WORKER } from '../app/service-worker/register.ts';
import { islandEntry, loadIsland, moduleScript } from './islandEntries.ts';

const SERVER_BUILD = 'virtual:react-router/server-build';
/** The script that Fast Refresh needs before any component's module runs. */
const REFRESH = 'virtual:react-router/inject-hmr-runtime';
/** Vite's client, which updates a page on changes. */
const CHANGES = '/@vite/client';
const SITE_SCRIPT = '/app/site-script/main.ts';

/** Replaces a service worker that an earlier `npm start` left at this address with its old pages. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));`;

const toAddress = (virtualModule: string): string => `/@id/__x00__${virtualModule}`;

/** The scripts that the build would insert into a page, as modules of the development server. */
const writeScripts = (pathname: string): string =>
  [CHANGES, toAddress(REFRESH), SITE_SCRIPT].map(moduleScript).join('') +
  loadIsland(pathname, (island) => [toAddress(islandEntry(island))]);

/** A page, with the scripts of the development server. */
async function render({ environments: { ssr } }: ViteDevServer, requested: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('pages are rendered in this process');
  const build: ServerBuild = await ssr.runner.import(SERVER_BUILD);
  // React Router would search for imported style sheets, of which there are none. The search makes Vite
  // prepare packages that no browser requests, and reload the pages.
  const handle = createRequestHandler({ ...build, unstable_getCriticalCss: () => undefined }, 'development');
  const url = new URL(requested, 'http://localhost');
  const answer = await handle(new Request(url));
  const html = (await answer.text()).replace('</head>', () => `${writeScripts(url.pathname)}</head>`);
  return { status: answer.status, html };
}

/**
 * In development, pages are rendered on request, with the scripts that the build gives them (finishPages.ts)
 * as modules that are replaced when they change.
 */
export const servePages = (): Plugin => ({
  name: 'serve-pages',
  apply: 'serve',
  config: () => ({
    // Vite prepares their packages before the first request, so that no page is loaded twice.
    environments: { client: { optimizeDeps: { entries: ['app/islands/*.tsx', SITE_SCRIPT.slice(1)] } } },
  }),
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const { url = '/' } = request;
      if (url === SERVICE_WORKER) return response.setHeader('content-type', 'text/javascript').end(NO_WORKER);
      render(server, url).then(({ status, html }) => {
        response.writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(html);
      }, next);
      return undefined;
    });
  },
});
