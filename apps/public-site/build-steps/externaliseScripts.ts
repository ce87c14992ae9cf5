import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { externalise } from './externalise.ts';

/**
 * Moves every inline script of the built pages into a file: the sites' content security policy allows no inline
 * script, and React Router writes some into each page.
 */

const folder = process.argv[2];
if (!folder) throw new Error('usage: externaliseScripts.ts FOLDER');

const assets = join(folder, 'assets');
await mkdir(assets, { recursive: true });

for await (const page of glob('**/*.html', { cwd: folder })) {
  const file = join(folder, page);
  const { html, scripts } = externalise(await readFile(file, 'utf8'));
  await Promise.all([...scripts].map(([name, code]) => writeFile(join(assets, name), code)));
  await writeFile(file, html);
}
