import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Moves every inline script of the built pages into a file, in its place and order: the sites' content security
 * policy allows no inline script, and React Router writes some into each page.
 */

/** An inline script: no `src`, and no data block such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/))([^>]*)>([\s\S]*?)<\/script>/g;

const folder = process.argv[2];
if (!folder) throw new Error('usage: externaliseScripts.ts FOLDER');

const assets = join(folder, 'assets');
await mkdir(assets, { recursive: true });

for await (const page of glob('**/*.html', { cwd: folder })) {
  const file = join(folder, page);
  const scripts = new Map<string, string>();
  const html = (await readFile(file, 'utf8')).replace(
    INLINE_SCRIPT,
    (_, attributes: string, code: string) => {
      const name = `page-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
      scripts.set(name, code);
      // Without `async`: React takes an async script with an address for another thing than the one that it rendered.
      const kept = attributes.replace(/\sasync(="")?/, '');
      return `<script${kept} src="/assets/${name}"></script>`;
    },
  );
  await Promise.all([...scripts].map(([name, code]) => writeFile(join(assets, name), code)));
  await writeFile(file, html);
}
