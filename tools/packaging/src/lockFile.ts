/** What this reads of a package in a lock file (lockfileVersion 3). */
export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface LockFile {
  readonly lockfileVersion: number;
  /** By the path below the root, `node_modules/pg`; the root itself is ''. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const MODULES = 'node_modules/';

/** The paths at which Node looks for a package that is required at `path`, the nearest first. */
function candidatePaths(name: string, path: string): readonly string[] {
  const paths = [];
  for (let at = path; ; at = at.slice(0, at.lastIndexOf(`/${MODULES}`))) {
    paths.push(`${at}/${MODULES}${name}`);
    if (!at.includes(`/${MODULES}`)) break;
  }
  return [...paths, MODULES + name];
}

const requiredPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) =>
  Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);

/**
 * The part of a lock file that some packages need: they themselves and all that they depend on, development
 * tools left out, as a lock file of its own.
 *
 * @throws Error naming what is not in the lock file
 */
export function partOfLock(
  lock: LockFile,
  root: { readonly name: string; readonly version: string },
  names: readonly string[],
): LockFile {
  const kept = new Map<string, LockedPackage>();
  const locate = (name: string, path: string) =>
    candidatePaths(name, path).find((each) => lock.packages[each] !== undefined);

  const keep = (name: string, path: string, optional: boolean): void => {
    const found = locate(name, path);
    if (found === undefined) {
      if (optional) return;
      throw new Error(`${name} is not in the lock file`);
    }
    const entry = lock.packages[found];
    if (entry === undefined || kept.has(found)) return;
    const { dev: _dev, ...inProduction } = entry;
    kept.set(found, inProduction);
    for (const each of Object.keys(entry.dependencies ?? {})) keep(each, found, false);
    for (const each of requiredPeers(entry)) keep(each, found, false);
    for (const each of Object.keys(entry.optionalDependencies ?? {})) keep(each, found, true);
  };
  for (const name of names) keep(name, '', false);

  const versionOf = (name: string) => kept.get(MODULES + name)?.version ?? '';
  const dependencies = Object.fromEntries(names.toSorted().map((name) => [name, versionOf(name)]));
  const sorted = [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    lockfileVersion: lock.lockfileVersion,
    packages: { '': { ...root, dependencies }, ...Object.fromEntries(sorted) },
  };
}
