import type { Plugin } from 'vite';

/**
 * A Vite plugin that reloads documents when a module changes that they were rendered from.
 *
 * @param exchanged whether changed browser modules are replaced in place. Pages of the public site are
 * documents and contain more than the browser's modules, so they are reloaded.
 */
export const reloadDocuments = (exchanged: 'in place' | 'by loading anew'): Plugin => ({
  name: 'reload-documents',
  hotUpdate: {
    order: 'pre',
    handler({ modules, file, server: { environments } }) {
      if (modules.length === 0) return undefined;
      const isInBrowser = Boolean(environments.client.moduleGraph.getModulesByFile(file)?.size);
      const isBrowser = this.environment.name === 'client';
      if (isBrowser ? exchanged === 'in place' : isInBrowser) return undefined;
      environments.client.hot.send({ type: 'full-reload' });
      return isBrowser ? [] : undefined;
    },
  },
});
