import type { Plugin } from 'vite';
import { buildScripts } from './buildScripts.ts';
import { islandEntries, islandEntry } from './islandEntries.ts';

const includesAny = (paths: readonly string[]) => (id: string) => paths.some((path) => id.includes(path));

/** The kit's folders that need no style engine, except their style modules. */
const UNSTYLED_KIT = ['controls/', 'format/', 'illustrations/'].map((path) => `libs/ui-kit/src/${path}`);
const isUnstyledKit = includesAny(UNSTYLED_KIT);
const CONTROL_STYLES = /controls\/\w+Styles/;

const STYLED_PACKAGES = /node_modules\/(@mui|@emotion|@popperjs|stylis|clsx|react-transition-group)\//;

/** The files that only the theme imports. */
const THEME_FILES = ['libs/brand/src/palette.ts'];
const isOfTheme = includesAny(THEME_FILES);

/** Whether a module needs MUI's style engine, or is used with it only. */
const isStyled = (id: string): boolean =>
  STYLED_PACKAGES.test(id) ||
  (id.includes('ui-kit/src/') && !isUnstyledKit(id)) ||
  CONTROL_STYLES.test(id) ||
  isOfTheme(id);

const FORM_PACKAGES =
  /node_modules\/(formik|yup|property-expr|tiny-case|toposort|deepmerge|lodash(-es)?|react-fast-compare|hoist-non-react-statics|react-number-format|fastest-levenshtein)\//;

const FORM_FILES = [
  ...['fields/', 'form/'].map((path) => `libs/ui-kit/src/${path}`),
  'libs/payment-channels/src/client/payerSchema',
];
const isFormFile = includesAny(FORM_FILES);

/** Whether a module belongs to forms. No page imports one of these in its first step. */
const isForm = (id: string): boolean => FORM_PACKAGES.test(id) || isFormFile(id);

/** A component of the site itself that needs neither styles nor forms. */
const PLAIN_COMPONENT = 'apps/public-site/app/layout/LostCardNotice.tsx';
const PLAIN = /\/libs\/(?!ui-kit\/)|\/public-site\/app\/.*\.ts$/;

/** The forms for messages to the company. No other page loads their code. */
const SUPPORT_FILES = ['public-site/app/features/support/', 'libs/strings/src/site/support.ts'];
const isSupport = includesAny(SUPPORT_FILES);

/** Whether a module is our own and needs neither styles nor forms. */
const isPlain = (id: string): boolean =>
  (isUnstyledKit(id) || PLAIN.test(id) || id.includes(PLAIN_COMPONENT)) &&
  ![isForm, isSupport, isStyled].some((isOther) => isOther(id));

/**
 * Fails the build where no island imports a file or folder named above: it was renamed or removed, and its
 * modules would go to another chunk unnoticed.
 */
const namedFilesAreUsed = (): Plugin => ({
  name: 'named-files-are-used',
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const named = [UNSTYLED_KIT, THEME_FILES, FORM_FILES, SUPPORT_FILES, PLAIN_COMPONENT].flat();
    const unused = named.filter((path) => !ids.some((id) => id.includes(path)));
    if (unused.length > 0)
      this.error(
        `build-steps/buildIslands.ts assigns files to chunks by name, and no island imports ${unused.join(', ')}. ` +
          'Where a file was renamed, write its new name there; where it is gone, remove it there.',
      );
  },
});

/**
 * The shared chunks of islands, so that each page loads few files: the code of every island, of forms, and of
 * most islands. Modules are imported by at least as many islands as the modules that import them, so chunks
 * do not import each other in a circle.
 */
const CHUNKS = [
  { name: 'core', minShareCount: 11, test: (id: string) => !isStyled(id) && !isForm(id) },
  { name: 'common', minShareCount: 2, test: isPlain },
  { name: 'form', minShareCount: 3, test: isForm },
  { name: 'styled', minShareCount: 3, test: isStyled },
];

/** The addresses of the scripts that islands load. */
export interface IslandScripts {
  /** The scripts that a page loads for its island, its entry first. @param island its name */
  readonly of: (island: string) => readonly string[];
  /** The scripts that a script imports, statically or dynamically. @param script its address */
  readonly importedBy: (script: string) => readonly string[];
}

/** Builds every island's script into the site's folder. @param brand provides the settings and the brand */
export async function buildIslands(
  folder: string,
  names: readonly string[],
  brand: Plugin,
): Promise<IslandScripts> {
  const chunks = await buildScripts(
    folder,
    {
      input: Object.fromEntries(names.map((name) => [name, islandEntry(name)])),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: CHUNKS },
      },
    },
    { plugins: [islandEntries(), brand, namedFilesAreUsed()] },
  );
  const byAddress = new Map(chunks.map((chunk) => [`/${chunk.fileName}`, chunk]));
  const addresses = (files: readonly string[] = []) => files.map((file) => `/${file}`);
  const needed = (script: string, found = new Set<string>()): Set<string> => {
    if (!found.has(script)) {
      found.add(script);
      for (const each of addresses(byAddress.get(script)?.imports)) needed(each, found);
    }
    return found;
  };
  return {
    of: (island) => {
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === island);
      return entry ? [...needed(`/${entry.fileName}`)] : [];
    },
    importedBy: (script) => {
      const chunk = byAddress.get(script);
      return addresses([...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]);
    },
  };
}
