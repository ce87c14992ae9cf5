import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@laundry/brand';
import { isRunnableDevEnvironment, minifySync, runnerImport } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import type * as renderer from './renderLogin.tsx';

/** The login's document, below the app's folder. */
const DOCUMENT = '/dashboard/login/index.html';
const PAGE = /^\/dashboard\/login\/?(?=$|\?)/;
const RENDERER = fileURLToPath(new URL('renderLogin.tsx', import.meta.url));
const COLOUR_SCHEME = fileURLToPath(import.meta.resolve('@laundry/ui-kit/colour-scheme.js'));

/** The renderer as its files are now. */
function servedRenderer({ environments: { ssr } }: ViteDevServer): Promise<typeof renderer> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the login is rendered in this process');
  return ssr.runner.import(RENDERER);
}

async function builtRenderer(env: Record<string, string>): Promise<typeof renderer> {
  const { module } = await runnerImport<typeof renderer>(RENDERER, {
    configFile: false,
    envPrefix: 'SITE_',
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  });
  return module;
}

/** The address that the renderer gives a file, which only a development server knows. */
const SERVED_FILE = /(?<=")\/@fs(\/[^"]+)/g;

/** Fills in the login's own document: frame and form as HTML, and the scheme set before the first paint. */
export const loginDocument = (config: SiteConfig, env: Record<string, string>): Plugin => ({
  name: 'login-document',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      // As a host serves it; the development server would answer the portal's own document.
      request.url = request.url?.replace(PAGE, DOCUMENT);
      next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { filename, path, server }) {
      if (path !== DOCUMENT) return html;
      const { renderLogin } = await (server ? servedRenderer(server) : builtRenderer(env));
      const { html: login, css } = renderLogin(config.brand.theme);
      const scheme = minifySync('colour-scheme.js', await readFile(COLOUR_SCHEME, 'utf8')).code.trim();
      return html
        .replace('<!--login-->', () =>
          // Beside its document, a file is built and named like the document's others.
          server
            ? login
            : login.replaceAll(SERVED_FILE, (_, file: string) => relative(dirname(filename), file)),
        )
        .replace('<!--login styles-->', () => `<style>${css}</style><script>${scheme}</script>`);
    },
  },
});
