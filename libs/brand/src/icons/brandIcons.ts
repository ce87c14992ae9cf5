import type { Brand } from '../index.ts';
import type { Plugin } from 'vite';
import { siteFiles } from '../siteFiles.ts';
import { brandFiles } from './brandFiles.ts';
import { iconLinks, themeColours } from './headTags.ts';

/**
 * A Vite plugin that adds the brand's icons and manifest to a site, when it is built and in development, and
 * links them in its index.html, if it has one.
 */
export const brandIcons = (brand: Brand, productName: string): Plugin => ({
  ...siteFiles('brand-icons', brandFiles(brand, productName)),
  transformIndexHtml: () => [
    ...iconLinks.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
    ...themeColours(brand).map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' as const })),
  ],
});
