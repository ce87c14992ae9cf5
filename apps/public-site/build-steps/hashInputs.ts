import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { siteConfigFrom } from '@laundry/brand';
import { readSnapshot } from './snapshot.ts';

/**
 * Prints what the site is built from besides its sources, so that Nx rebuilds it when it changes: its
 * settings, and hashes of the snapshot and the brand's files. For an unavailable snapshot or folder, it
 * prints the error, which the build itself reports.
 */

const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));

async function hashSnapshot(): Promise<string> {
  try {
    const config = siteConfigFrom(process.env);
    const snapshot = await readSnapshot(config.snapshot, config.publicToken);
    return createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
  } catch (error) {
    return String(error);
  }
}

/** A hash of the files in SITE_BRAND_ASSETS, wherever that folder is. */
function hashBrandAssets(): string {
  const folder = process.env['SITE_BRAND_ASSETS'] ?? '';
  const hash = createHash('sha256');
  try {
    for (const file of folder === '' ? [] : readdirSync(folder).sort())
      hash.update(file).update(readFileSync(join(folder, file)));
  } catch (error) {
    return String(error);
  }
  return hash.digest('hex');
}

process.stdout.write(`${JSON.stringify(settings.sort())}\n${await hashSnapshot()}\n${hashBrandAssets()}\n`);
