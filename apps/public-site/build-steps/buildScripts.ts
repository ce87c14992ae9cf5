import { join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';

/**
 * Builds scripts into the site's folder, beside what is there, with the licences of the packages in them.
 *
 * @param name of the file of licences
 * @returns the scripts
 */
export async function buildScripts(
  folder: string,
  name: string,
  rolldownOptions: Rolldown.RolldownOptions,
  { define, plugins = [] }: Pick<InlineConfig, 'define' | 'plugins'> = {},
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      license: { fileName: `licenses/${name}.txt` },
      rolldownOptions,
    },
  });
  return 'output' in built ? built.output.filter((file) => file.type === 'chunk') : [];
}

const SITE_SCRIPT = join(import.meta.dirname, '../app/site-script/main.ts');

/** Builds the site's script, which is classic, not a module. @returns its address */
export async function buildSiteScript(folder: string): Promise<string> {
  const output = { format: 'iife', entryFileNames: 'assets/site-[hash].js' } as const;
  const [script] = await buildScripts(folder, 'site', { input: SITE_SCRIPT, output });
  if (script === undefined) throw new Error("The site's script was not built.");
  return `/${script.fileName}`;
}
