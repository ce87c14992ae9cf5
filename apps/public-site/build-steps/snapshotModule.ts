import type { Plugin } from 'vite';
import { keepSnapshot, readSnapshot, takenSnapshot } from './snapshot.ts';

const MODULE = 'virtual:snapshot';

/**
 * Gives pages the snapshot of this build; in development, the one that its start takes. @param source
 * SITE_SNAPSHOT
 */
export const snapshotModule = (source: string): Plugin => ({
  name: 'snapshot',
  configureServer: async () => keepSnapshot(await readSnapshot(source)),
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) =>
    id === `\0${MODULE}` ? `export const snapshot = ${JSON.stringify(await takenSnapshot())};` : undefined,
});
