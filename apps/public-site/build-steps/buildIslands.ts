import type { Plugin } from 'vite';
import { buildScripts } from './buildScripts.ts';
import { islandEntries, islandEntry } from './islandEntries.ts';

/** Modules that need neither the style engine nor the code of forms. */
const PLAIN = [
  /\/ui-kit\/src\/(controls|format|illustrations)\//,
  /\/libs\/(?!ui-kit\/)/,
  /\/public-site\/app\/.*\.ts$/,
  /\/LostCardNotice\.tsx$/,
];

/** Those that only some pages need: the theme, the payer's rules, the forms for messages to the company. */
const OF_SOME_PAGES = [
  /\/palette\.ts$/,
  /\/payerSchema\.ts$/,
  /\/features\/support\//,
  /\/site\/support\.ts$/,
];

const isPlain = (id: string): boolean =>
  PLAIN.some((pattern) => pattern.test(id)) && !OF_SOME_PAGES.some((pattern) => pattern.test(id));

/**
 * The shared chunks of islands, so that each page loads few files: what every island needs, what most need,
 * and the kit's forms and styled components; each with what it imports that is in none before it.
 */
const sharedChunks = (islands: number) => [
  { name: 'core', minShareCount: islands },
  { name: 'common', minShareCount: 2, test: isPlain },
  { name: 'form', minShareCount: 3, test: /\/ui-kit\/src\/(fields|form)\// },
  { name: 'styled', minShareCount: 3, test: /\/ui-kit\/src\// },
];

/** The addresses of the scripts that islands load. */
export type IslandScripts = Awaited<ReturnType<typeof buildIslands>>;

/** Builds every island's script into the site's folder. @param brand provides the settings and the brand */
export async function buildIslands(folder: string, names: readonly string[], brand: Plugin) {
  const chunks = await buildScripts(
    folder,
    'islands',
    {
      input: Object.fromEntries(names.map((name) => [name, islandEntry(name)])),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: sharedChunks(names.length) },
      },
    },
    { plugins: [islandEntries(), brand] },
  );
  const byAddress = new Map(chunks.map((chunk) => [`/${chunk.fileName}`, chunk]));
  const addresses = (files: readonly string[] = []) => files.map((file) => `/${file}`);
  return {
    /** The scripts that a page loads for its island, its entry first. @param island its name */
    of: (island: string) => {
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === island);
      const needed = new Set(entry ? [`/${entry.fileName}`] : []);
      // A set also visits what is added meanwhile.
      for (const script of needed)
        for (const each of addresses(byAddress.get(script)?.imports)) needed.add(each);
      return [...needed];
    },
    /** The scripts that a script imports, statically or dynamically. @param script its address */
    importedBy: (script: string) => {
      const chunk = byAddress.get(script);
      return addresses([...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]);
    },
  };
}
