import { builtinModules } from 'node:module';
import { cp } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';

const SOURCES = 'apps/api/src';
/** Files that the compiled code reads at run time, from the folder beside it. */
const SCHEMA = join(SOURCES, 'database/schema');
const BUILT_IN = new Set(builtinModules);

/** Whether an import is our own code, which is compiled because Node strips no types in node_modules. */
const isOurs = (id: string) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@laundry/');

/** The package of an import, `kysely` of `kysely/migration`; undefined for Node's own modules. */
function toPackageName(id: string): string | undefined {
  if (id.startsWith('node:')) return undefined;
  const name = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  return BUILT_IN.has(name) ? undefined : name;
}

/**
 * Compiles commands of the API, and the libs that they use, to plain JavaScript. Each source file stays a
 * file of its own, so that the order of execution and the places in stack traces stay the same. The files of
 * the schema go with them.
 *
 * @param commands names of files in apps/api/src, without `.ts`
 * @returns every package that the compiled files import
 */
export async function compileApi(
  root: string,
  commands: readonly string[],
  target: string,
): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(commands.map((name) => [name, join(SOURCES, `${name}.ts`)])),
    platform: 'node',
    external: (id) => !isOurs(id),
  });
  try {
    const { output } = await bundle.write({
      dir: target,
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: root,
    });
    await cp(join(root, SCHEMA), join(target, SCHEMA), { recursive: true });
    const files = new Set(output.map(({ fileName }) => fileName));
    const imported = output.flatMap((file) =>
      file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
    );
    const packages = imported.filter((id) => !files.has(id)).map(toPackageName);
    return [...new Set(packages.filter((name) => name !== undefined))].toSorted();
  } finally {
    await bundle.close();
  }
}
