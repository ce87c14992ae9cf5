import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VISIBLE_ISLAND } from '../app/islands/island.ts';
import { pageAt } from '../app/pages.ts';

const FOLDER = join(import.meta.dirname, '../app/islands');
const ENTRY = 'virtual:island/';

/** The module id of an island's entry, which hydrates the island. */
export const islandEntry = (name: string): string => `${ENTRY}${name}`;

export const moduleScript = (src: string): string => `<script type="module" src="${src}"></script>`;

/** Whether a page has an island that does not wait until it is visible. */
export function isHydratedAtOnce(pathname: string): boolean {
  const { island, whenVisible } = pageAt(pathname);
  return island !== undefined && !whenVisible;
}

/**
 * What loads the island of a page. Scripts, not preloads, because Chromium warns about preloads that a
 * service worker answers.
 *
 * @param filesOf the addresses of an island's scripts, its entry first
 */
export function loadIsland(pathname: string, filesOf: (island: string) => readonly string[]): string {
  const { island, whenVisible } = pageAt(pathname);
  const files = island ? filesOf(island) : [];
  return whenVisible
    ? `<meta name="${VISIBLE_ISLAND}" content="${files.join(' ')}">`
    : files.map(moduleScript).join('');
}

/** A Vite plugin that provides the entry of each island, which hydrates it. */
export const islandEntries = (): Plugin => ({
  name: 'island-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${ENTRY}`)) return undefined;
    const name = id.slice(ENTRY.length + 1);
    return [
      `import { hydrateIsland } from ${JSON.stringify(join(FOLDER, 'hydrateIsland.tsx'))};`,
      `import Island from ${JSON.stringify(join(FOLDER, `${name}.tsx`))};`,
      `hydrateIsland('${name}', Island);`,
    ].join('\n');
  },
});
