import { build } from 'vite';
import { islandEntries, islandEntryOf } from './islandEntries.ts';

/** What stands on MUI's style engine. */
const STYLED =
  /node_modules\/(@mui|@emotion|@popperjs|stylis|clsx|react-transition-group|notistack|goober)\/|ui-kit\/src\/(?!native\/|format\/|illustrations\/)|native\/\w+Styles/;

/** What forms of native parts stand on, and what asks for it: no page's first step does. */
const FORM =
  /node_modules\/(formik|yup|property-expr|tiny-case|toposort|deepmerge|lodash(-es)?|react-fast-compare|hoist-non-react-statics|react-number-format|fastest-levenshtein)\/|ui-kit\/src\/(fields\/(native\/|useKitField|FieldWarning|CardCodeField|PhoneField|suggestEmail)|native\/Native(Email|Password)Field|form\/(native\/|FormShell|FormBody|formContext|serverErrors))|payment-channels\/src\/payerSchema/;

/** The kit's parts that stand on nothing. */
const NATIVE = /ui-kit\/src\/(native|format|illustrations)\//;

/** Further code of our own that stands on nothing styled and on no form. */
const PLAIN = /\/libs\/(?!ui-kit\/)|\/public-site\/app\/(.*\.ts|layout\/LostCardNotice\.tsx)$/;

/** Schemas of forms, of yup. */
const SCHEMAS = /(payerSchema|amountLimits|reportRequest|passwordSchema)\.ts$/;

/**
 * The files that islands share, so that each page names a few: what every island runs on, what forms do
 * besides, and what most of them take. What a module needs is shared by as many as the module itself, so no
 * file waits for one that waits for it.
 */
const CHUNKS = [
  { name: 'core', minShareCount: 10, test: (id: string) => !STYLED.test(id) && !FORM.test(id) },
  {
    name: 'common',
    minShareCount: 2,
    test: (id: string) => NATIVE.test(id) && !STYLED.test(id) && !FORM.test(id),
  },
  { name: 'form', minShareCount: 3, test: FORM },
  { name: 'common', minShareCount: 2, test: (id: string) => PLAIN.test(id) && !SCHEMAS.test(id) },
  { name: 'styled', minShareCount: 3, test: STYLED },
];

/** The scripts that a page fetches for its island, its entry first. */
export type IslandScripts = ReadonlyMap<string, readonly string[]>;

/** Builds every island's script into the site's folder. */
export async function buildIslands(folder: string, names: readonly string[]): Promise<IslandScripts> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    envPrefix: 'SITE_',
    plugins: [islandEntries()],
    define: {
      'process.env.NODE_ENV': '"production"',
      // A folder of the machine that builds: nobody else's business.
      'import.meta.env.SITE_BRAND_ASSETS': '""',
    },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, islandEntryOf(name)])),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: [...CHUNKS] },
        },
      },
    },
  });
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : [];
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file);
      for (const each of byFile.get(file)?.imports ?? []) needed(each, found);
    }
    return found;
  };
  return new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => [name, [...needed(fileName)].map((file) => `/${file}`)]),
  );
}
