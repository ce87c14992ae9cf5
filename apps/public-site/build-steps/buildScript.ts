import { join } from 'node:path';
import { build } from 'vite';

/** Builds a classic script (not a module) into the site's folder. @returns its address */
export async function buildScript(
  folder: string,
  entry: {
    readonly input: string;
    readonly fileName: string;
    readonly define?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...entry.define },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry.input,
        output: { format: 'iife', entryFileNames: entry.fileName },
      },
    },
  });
  const chunk = 'output' in built ? built.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry.fileName} was not built.`);
  return `/${chunk.fileName}`;
}

const SITE_SCRIPT = join(import.meta.dirname, '../app/site-script/main.ts');

/** Builds the site's script. @returns its address */
export const buildSiteScript = (folder: string): Promise<string> =>
  buildScript(folder, { input: SITE_SCRIPT, fileName: 'assets/site-[hash].js' });
