import type { Plugin, Rolldown } from 'vite';

/** A page's address, and the modules that it begins with, as their paths end. */
export interface PageAhead {
  readonly path: string;
  readonly modules: readonly string[];
}

const INDEX = 'index.html';

/** A chunk and all that it needs to run. */
function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(module)),
  );
  if (chunk === undefined) throw new Error(`${module} is in no chunk`);
  return chunk.fileName;
}

function sizeOf(bundle: Rolldown.OutputBundle, file: string): number {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? chunk.code.length : 0;
}

/**
 * Gives each page a document of its own, which names the page's code in its head: it is on its way while the start, which
 * would ask for it, is still to be read. A host that only knows the one document serves the same, later.
 */
export const pagesAhead = (pages: readonly PageAhead[]): Plugin => ({
  name: 'pages-ahead',
  enforce: 'post',
  generateBundle(_, bundle) {
    const index = bundle[INDEX];
    if (index?.type !== 'asset') throw new Error(`there is no ${INDEX}`);
    const html = String(index.source);
    for (const { path, modules } of pages) {
      const files = new Set(modules.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]));
      const links = [...files]
        .filter((file) => !html.includes(file))
        // The largest first: browsers fetch few at once.
        .toSorted((one, other) => sizeOf(bundle, other) - sizeOf(bundle, one))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      this.emitFile({
        type: 'asset',
        fileName: `${path.slice(1)}/${INDEX}`,
        source: html.replace('</head>', () => `${links.join('')}</head>`),
      });
    }
  },
});
