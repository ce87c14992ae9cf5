import type { Brand } from '@laundry/brand';
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

/** Adds what the document needs before its scripts load: title, root styles and colour scheme. */
export const documentHead = (brand: Brand, title: string): Plugin => ({
  name: 'document-head',
  transformIndexHtml: (html) => ({
    html: html.replace('<title></title>', () => `<title>${escaped(title)}</title>`),
    tags: [
      { tag: 'style', children: rootStyles(brand), injectTo: 'head' },
      { tag: 'script', children: colourScheme, injectTo: 'head' },
    ],
  }),
});
