import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { siteConfigFrom } from '@laundry/brand';
import { readSnapshot } from './snapshot.ts';

/**
 * Prints a hash of what the site is built from besides its sources, so that Nx rebuilds it when it changes:
 * its settings, the snapshot, and the files in SITE_BRAND_ASSETS, wherever that folder is.
 */

const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
const hash = createHash('sha256').update(JSON.stringify(settings.sort()));
try {
  const { snapshot, publicToken } = siteConfigFrom(process.env);
  hash.update(JSON.stringify(await readSnapshot(snapshot, publicToken)));
  const folder = process.env['SITE_BRAND_ASSETS'] ?? '';
  for (const file of folder === '' ? [] : readdirSync(folder).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
} catch (error) {
  // The build reports it itself, and Nx keeps no failed build.
  hash.update(String(error));
}
process.stdout.write(hash.digest('hex'));
