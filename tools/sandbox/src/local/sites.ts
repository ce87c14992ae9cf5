import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { publishSite } from '../hosting/index.ts';
import { runChild } from './children.ts';
import { ROOT } from './folders.ts';
import type { Folders } from './folders.ts';
import { withLock } from './lock.ts';

/** The projects of both sites, and the output folders of their builds. */
const SITES = [
  { project: '@laundry/public-site', built: 'apps/public-site/build/client', folder: 'publicSite' },
  { project: '@laundry/admin-portal', built: 'apps/admin-portal/dist', folder: 'portal' },
] as const satisfies readonly { project: string; built: string; folder: 'publicSite' | 'portal' }[];

const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
/** Builds of two runs share their output folders, so they must not overlap. */
const LOCK = join(ROOT, '.data/build.lock');

/**
 * Builds both sites through Nx and its cache with these settings, and copies them, compressed, to the given
 * folders. The build's log goes to `all`.
 *
 * @param quality of the compression (publishSite)
 */
export async function prepareSites(
  folders: Pick<Folders, 'all' | 'publicSite' | 'portal'>,
  settings: NodeJS.ProcessEnv,
  signal: AbortSignal,
  quality?: number,
): Promise<void> {
  const projects = SITES.map(({ project }) => project).join(',');
  await withLock(LOCK, signal, async () => {
    await runChild([NX, 'run-many', '-t', 'build', '-p', projects], {
      env: { ...settings, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' },
      log: join(folders.all, 'build.log'),
      signal,
    });
    for (const { project, built, folder } of SITES) {
      const source = join(ROOT, built);
      await access(source).catch(() => {
        throw new Error(`${project} left nothing in ${built}`);
      });
      await publishSite(source, folders[folder], quality);
    }
  });
}
