import type { Plugin } from 'vite';
import { takenSnapshot } from './snapshot.ts';

const MODULE = 'virtual:snapshot';

/** Gives pages the snapshot of this build. */
export const snapshotModule = (): Plugin => ({
  name: 'snapshot',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) =>
    id === `\0${MODULE}` ? `export const snapshot = ${JSON.stringify(await takenSnapshot())};` : undefined,
});
