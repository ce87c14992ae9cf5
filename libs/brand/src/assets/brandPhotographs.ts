import type { Plugin } from 'vite';
import type { Original } from './loadPhotographs.ts';
import { namedPhotographs, photographFiles } from './photographFiles.ts';

/** The site's module with the photographs, which this plugin replaces. */
const MODULE = '/app/photographs.ts';

/** A Vite plugin that makes the files of a brand's photographs and gives the site their data. */
export const brandPhotographs = (originals: readonly Original[]): Plugin => ({
  name: 'brand-photographs',
  transform: (_code, id) =>
    id.endsWith(MODULE)
      ? { code: `export const photographs = ${JSON.stringify(namedPhotographs(originals))};`, map: null }
      : undefined,
  async generateBundle() {
    // Once, in the build for browsers, not in the one for prerendering.
    if (this.environment.name !== 'client') return;
    // One after the other, because each is encoded in six files at once.
    for (const original of originals)
      for (const { file, content } of await photographFiles(original))
        this.emitFile({ type: 'asset', fileName: file, source: content });
  },
});
