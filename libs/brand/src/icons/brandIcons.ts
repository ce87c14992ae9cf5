import type { Brand } from '../index.ts';
import type { Plugin } from 'vite';
import { brandFiles } from './brandFiles.ts';
import { iconLinks, themeColours } from './headTags.ts';

/**
 * A Vite plugin that adds the brand's icons and manifest to a site, when it is built and in development, and
 * links them in its index.html, if it has one.
 */
export function brandIcons(brand: Brand, productName: string): Plugin {
  return {
    name: 'brand-icons',
    // Once, in the build for browsers, not in the one for prerendering.
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const { file, content } of await brandFiles(brand, productName))
        this.emitFile({ type: 'asset', fileName: file, source: content });
    },
    async configureServer({ middlewares }) {
      const files = new Map((await brandFiles(brand, productName)).map((made) => [`/${made.file}`, made]));
      middlewares.use((request, response, next) => {
        const found = files.get(request.url ?? '');
        if (!found) return next();
        response.setHeader('content-type', found.type).end(found.content);
      });
    },
    transformIndexHtml: () => [
      ...iconLinks.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
      ...themeColours(brand).map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' as const })),
    ],
  };
}
