import type { Brand } from '@laundry/brand';
import { errors, kit } from '@laundry/strings';
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

/** The document's content until the first page is rendered; main.ts shows the template if the code fails. */
const content = `<main class="kit-page"><div class="kit-loading" role="status">${escaped(kit.loading)}</div>
<template><div class="kit-notice kit-notice-error" role="alert">${escaped(errors.texts.captchaNotLoaded)}</div></template></main>`;

/**
 * Adds what the document needs before its scripts load: title, root styles, colour scheme, and the first
 * content.
 */
export const portalDocument = (brand: Brand, title: string): Plugin => ({
  name: 'portal-document',
  transformIndexHtml: (html) => ({
    html: html
      .replace('<title></title>', () => `<title>${escaped(title)}</title>`)
      .replace('<div id="root">', (root) => `${root}${content}`),
    tags: [
      { tag: 'style', children: rootStyles(brand), injectTo: 'head' },
      { tag: 'script', children: colourScheme, injectTo: 'head' },
    ],
  }),
});
