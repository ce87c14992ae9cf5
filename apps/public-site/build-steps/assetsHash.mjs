import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Prints a hash of the files in SITE_BRAND_ASSETS, so that Nx rebuilds the site when one of them changes,
 * wherever they are.
 */

const folder = process.env['SITE_BRAND_ASSETS'] ?? '';
const hash = createHash('sha256');
try {
  for (const file of folder === '' ? [] : readdirSync(folder).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
} catch {
  // The build reports problems of the folder.
}
process.stdout.write(hash.digest('hex'));
