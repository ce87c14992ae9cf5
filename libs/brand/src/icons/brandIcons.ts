import type { Brand } from '../index.ts';
import type { Plugin } from 'vite';
import { siteFiles } from '../siteFiles.ts';
import { brandFiles } from './brandFiles.ts';
import { iconLinks, themeColours } from './headTags.ts';

/** A Vite plugin that makes the brand's icons and manifest, and links them in an index.html. */
export function brandIcons(brand: Brand, productName: string): Plugin {
  const make = async () =>
    (await brandFiles(brand, productName)).map((made) => ({ ...made, content: () => made.content }));
  return {
    ...siteFiles('brand-icons', make),
    transformIndexHtml: () => [
      ...iconLinks.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
      ...themeColours(brand).map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' as const })),
    ],
  };
}
