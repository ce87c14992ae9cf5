import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { lockDataDir } from './dataDirLock.ts';

const INT8 = 20;

/** Opens an embedded database, by a package imported on demand: with a server it may be missing. */
export async function openPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, parsers: { [INT8]: Number } });
}

/**
 * Opens the embedded database of the settings.
 *
 * @param dataDir a folder, which this process keeps locked until the database is closed, or `memory://`
 */
export async function openDataDir(dataDir: string): Promise<PGlite> {
  if (dataDir.startsWith('memory:')) return openPglite({ dataDir });
  mkdirSync(dirname(dataDir), { recursive: true });
  const unlock = lockDataDir(dataDir);
  try {
    const pglite = await openPglite({ dataDir });
    const close = pglite.close.bind(pglite);
    return Object.assign(pglite, { close: () => close().finally(unlock) });
  } catch (error) {
    unlock();
    throw error;
  }
}
