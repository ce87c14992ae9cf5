import type { Plugin } from 'vite';

/** A generated file of a site. */
export interface SiteFile {
  /** Its path on the site, without the first slash. */
  readonly file: string;
  readonly type: string;
  readonly content: () => Promise<string | Uint8Array> | string | Uint8Array;
}

/** A Vite plugin that adds files to a site, when it is built and in development. */
export const siteFiles = (name: string, files: readonly SiteFile[]): Plugin => ({
  name,
  // Once, in the build for browsers, not in the one for prerendering.
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle() {
    // One after the other, because a photograph takes all cores.
    for (const { file, content } of files)
      this.emitFile({ type: 'asset', fileName: file, source: await content() });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const found = files.find(({ file }) => request.url === `/${file}`);
      if (!found) return next();
      Promise.resolve(found.content()).then(
        (content) => response.setHeader('content-type', found.type).end(content),
        next,
      );
      return undefined;
    });
  },
});
