import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compileApi } from './compileApi.ts';

/** Commands of the API that an installation needs although no npm script names them. */
const COMMANDS = ['main', 'seed'];
/** Needed for the embedded database only, which production does not use. */
const LEFT_OUT = new Set(['@electric-sql/pglite']);
const MAX_BYTES = 80 * 1024 * 1024;
const MANIFEST = {
  name: 'laundry-api',
  version: '0.0.0',
  private: true,
  type: 'module',
  engines: { node: '>=24' },
};
/** Types and source maps, which programs never read at run time. */
const NEVER_READ = /\.(d\.[cm]?ts|map)$/;

/** npm's arguments that reduce a lock file, offline, to what its manifest needs, at the same paths. */
const PRUNE_LOCK = [
  ...['install', '--package-lock-only', '--offline', '--omit=dev', '--ignore-scripts'],
  ...['--no-audit', '--no-fund'],
];

interface LockFile {
  /** By their paths, such as `node_modules/pg`; the manifest's own is ''. */
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The commands of apps/api/src that the workspace's npm scripts run. */
async function listCommands(root: string): Promise<readonly string[]> {
  const { scripts } = (await readJson(join(root, 'package.json'))) as { scripts: Record<string, string> };
  const named = Object.values(scripts).map((script) => /^node apps\/api\/src\/(\w+)\.ts$/.exec(script)?.[1]);
  return [...new Set([...COMMANDS, ...named.filter((name) => name !== undefined)])];
}

/**
 * Writes the artifact's manifest and its part of the workspace's lock file.
 *
 * @returns the locked packages, by their paths
 * @throws Error naming what is not in the lock file
 */
async function writeManifest(root: string, target: string, names: readonly string[]) {
  const whole = (await readJson(join(root, 'package-lock.json'))) as LockFile;
  const dependencies = names.map((name) => {
    const { version } = whole.packages[`node_modules/${name}`] ?? {};
    if (version === undefined) throw new Error(`${name} is not in the lock file`);
    return [name, version];
  });
  const manifest = { ...MANIFEST, dependencies: Object.fromEntries(dependencies) as object };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  await cp(join(root, 'package-lock.json'), join(target, 'package-lock.json'));
  await promisify(execFile)('npm', [...PRUNE_LOCK, '--prefix', target], { cwd: target });
  const { packages } = (await readJson(join(target, 'package-lock.json'))) as LockFile;
  return Object.entries(packages).filter(([path]) => path !== '');
}

/** Copies an installed package. @throws Error where its version differs from the lock file */
async function copyPackage(root: string, path: string, version: string, target: string): Promise<void> {
  const installed = (await readJson(join(root, path, 'package.json'))) as { version: string };
  if (installed.version !== version)
    throw new Error(`${path} is ${installed.version}, the lock file says ${version}: run npm ci`);
  await mkdir(dirname(join(target, path)), { recursive: true });
  // Nested packages have their own paths and are copied separately.
  const nested = join(root, path, 'node_modules');
  await cp(join(root, path), join(target, path), {
    recursive: true,
    filter: (file) => file !== nested && !NEVER_READ.test(file),
  });
}

/** The total size of the files below a folder, in bytes. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => stat(join(parentPath, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Makes the API's artifact: its commands as plain JavaScript for Node 24, and the packages that they import,
 * in the versions of the lock file. With its own `package-lock.json`, another platform can install the same
 * by `npm ci`.
 *
 * @throws Error where a package is missing or the artifact is larger than 80 MB
 */
export async function packageApi(root: string, target: string) {
  await rm(target, { recursive: true, force: true });
  const commands = await listCommands(root);
  const packages = await compileApi(root, commands, target);
  const names = packages.filter((name) => !LEFT_OUT.has(name));
  const locked = await writeManifest(root, target, names);
  // Binaries for other platforms are in the lock file but not installed here.
  const installed = locked.filter(([path]) => existsSync(join(root, path)));
  const measureDepth = ([path]: (typeof installed)[number]) => path.split('/node_modules/').length;
  // Nested packages are copied after the packages that contain them.
  for (const level of Map.groupBy(installed, measureDepth).values())
    await Promise.all(level.map(([path, { version = '' }]) => copyPackage(root, path, version, target)));
  const bytes = await folderBytes(target);
  if (bytes > MAX_BYTES) throw new Error(`The API's artifact has ${bytes} bytes, more than ${MAX_BYTES}`);
  return { commands, bytes };
}
