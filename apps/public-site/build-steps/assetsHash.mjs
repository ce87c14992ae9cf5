import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Prints what the files of SITE_BRAND_ASSETS come to: Nx builds the site anew when one of them changes,
 * wherever they are.
 */

const folder = process.env['SITE_BRAND_ASSETS'] ?? '';
const hash = createHash('sha256');
try {
  for (const file of folder === '' ? [] : readdirSync(folder).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
} catch {
  // The build says what is wrong with the folder.
}
process.stdout.write(hash.digest('hex'));
