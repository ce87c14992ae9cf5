import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from '@laundry/site-config';
import { minifySync, runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type * as renderer from './renderLogin.tsx';

/** The login's document, below the app's folder. */
const DOCUMENT = '/dashboard/login/index.html';
const RENDERER = fileURLToPath(new URL('renderLogin.tsx', import.meta.url));
const COLOUR_SCHEME = fileURLToPath(import.meta.resolve('@laundry/ui-kit/colour-scheme.js'));

/** Beside the pages: what a host lets run of what stands in them, as sources of its policy's `script-src`. */
const INLINE_SCRIPTS = 'inline-scripts.json';
const INLINE = /<script>([\s\S]*?)<\/script>/g;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

async function rendered(config: SiteConfig, env: Record<string, string>) {
  const { module } = await runnerImport<typeof renderer>(RENDERER, {
    configFile: false,
    envPrefix: 'SITE_',
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  });
  return module.renderLogin(config.brand.look);
}

/**
 * Fills in the login's own document: its frame and form as HTML with their styles, and the colour scheme set before the
 * first paint.
 */
export const loginDocument = (config: SiteConfig, env: Record<string, string>): Plugin => ({
  name: 'login-document',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { path }) {
      if (path !== DOCUMENT) return html;
      const { html: login, css } = await rendered(config, env);
      const scheme = minifySync('colour-scheme.js', await readFile(COLOUR_SCHEME, 'utf8')).code.trim();
      return html
        .replace('<!--login-->', () => login)
        .replace('<!--login styles-->', () => `<style>${css}</style><script>${scheme}</script>`);
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const html = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
      );
      const scripts = html.flatMap((text) => [...text.matchAll(INLINE)].map(([, code = '']) => hashOf(code)));
      this.emitFile({
        type: 'asset',
        fileName: INLINE_SCRIPTS,
        source: JSON.stringify([...new Set(scripts)]),
      });
    },
  },
});
