import { join } from 'node:path';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, '../app/site-script/main.ts');

/** Builds the small script of the pages that React leaves alone. @returns its address */
export async function buildSiteScript(folder: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', entryFileNames: 'assets/site-[hash].js' },
      },
    },
  });
  const chunk = 'output' in built ? built.output[0] : undefined;
  if (chunk === undefined) throw new Error('The site script was not built.');
  return `/${chunk.fileName}`;
}
