import type { Plugin } from 'vite';
import type { Original } from './loadPhotographs.ts';
import { namedPhotographs, photographFiles } from './photographFiles.ts';

/** The site's module that says which photographs there are. */
const MODULE = '/app/photographs.ts';

/** Vite plugin: makes a brand's photographs and tells the site of them. */
export const brandPhotographs = (originals: readonly Original[]): Plugin => ({
  name: 'brand-photographs',
  transform: (_code, id) =>
    id.endsWith(MODULE)
      ? { code: `export const photographs = ${JSON.stringify(namedPhotographs(originals))};`, map: null }
      : undefined,
  async generateBundle() {
    // Once, with what browsers load: not with the prerenderer.
    if (this.environment.name !== 'client') return;
    // One after the other: each is encoded in six ways at once.
    for (const original of originals)
      for (const { file, content } of await photographFiles(original))
        this.emitFile({ type: 'asset', fileName: file, source: content });
  },
});
