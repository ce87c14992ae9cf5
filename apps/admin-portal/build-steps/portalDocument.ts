import type { Brand } from '@laundry/brand';
import { kit } from '@laundry/strings';
import { rootStyles } from '@laundry/ui-kit/root-styles';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const colourScheme = readFileSync(
  fileURLToPath(import.meta.resolve('@laundry/ui-kit/colour-scheme.js')),
  'utf8',
);

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the document shows until the first page is rendered, as the component `Loading` does. */
const loading = `<main class="kit-page"><div class="kit-loading" role="status">${escaped(kit.loading)}</div></main>`;

/**
 * Adds what the document needs before its scripts load: title, root styles, colour scheme, and the loading
 * indicator.
 */
export const portalDocument = (brand: Brand, title: string): Plugin => ({
  name: 'portal-document',
  transformIndexHtml: (html) => ({
    html: html
      .replace('<title></title>', () => `<title>${escaped(title)}</title>`)
      .replace('<div id="root">', (root) => `${root}${loading}`),
    tags: [
      { tag: 'style', children: rootStyles(brand), injectTo: 'head' },
      { tag: 'script', children: colourScheme, injectTo: 'head' },
    ],
  }),
});
