import type { Plugin } from 'vite';

/**
 * Vite plugin: documents are loaded anew when a module changes that they were rendered of.
 *
 * @param exchanged whether a module that the browser runs itself is exchanged in place: pages of the public
 * site are documents, of which the browser's modules are but a part
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
