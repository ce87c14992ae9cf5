/** The fields of a package in a lock file that are used here (lockfileVersion 3). */
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
  /** Packages by path below the root, such as `node_modules/pg`; the root itself is ''. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const MODULES = 'node_modules/';

/** The paths where Node searches for a package required at `path`, the nearest first. */
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
 * Makes a lock file with only some packages and all their dependencies, without development tools.
 *
 * @throws Error naming what is not in the lock file
 */
export function partOfLock(
  lock: LockFile,
  root: { readonly name: string; readonly version: string },
  names: readonly string[],
): LockFile {
  const needed = new Map<string, LockedPackage>();
  const locate = (name: string, path: string) =>
    candidatePaths(name, path).find((each) => lock.packages[each] !== undefined);

  const keep = (name: string, path: string, optional: boolean): void => {
    const found = locate(name, path);
    if (found === undefined) {
      if (optional) return;
      throw new Error(`${name} is not in the lock file`);
    }
    const entry = lock.packages[found];
    if (entry === undefined || needed.has(found)) return;
    const { dev: _dev, ...inProduction } = entry;
    needed.set(found, inProduction);
    for (const each of Object.keys(entry.dependencies ?? {})) keep(each, found, false);
    for (const each of requiredPeers(entry)) keep(each, found, false);
    for (const each of Object.keys(entry.optionalDependencies ?? {})) keep(each, found, true);
  };
  for (const name of names) keep(name, '', false);

  const versionOf = (name: string) => needed.get(MODULES + name)?.version ?? '';
  const dependencies = Object.fromEntries(names.toSorted().map((name) => [name, versionOf(name)]));
  const sorted = [...needed].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    lockfileVersion: lock.lockfileVersion,
    packages: { '': { ...root, dependencies }, ...Object.fromEntries(sorted) },
  };
}
