import type { Plugin } from 'vite';
import type { Machine } from './machinesFile.ts';

/** The site's module that says which machines there are. */
const MODULE = '/app/machines.ts';

/** Vite plugin: tells the site of the brand's machines. */
export const brandMachines = (machines: readonly Machine[]): Plugin => ({
  name: 'brand-machines',
  transform: (_code, id) =>
    id.endsWith(MODULE)
      ? { code: `export const machines = ${JSON.stringify(machines)};`, map: null }
      : undefined,
});
