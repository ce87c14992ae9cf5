import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import process from 'node:process';
import { siteConfigFrom } from '@laundry/site-config';
import { modeOf } from '../app/pages.ts';
import { buildServiceWorker } from './buildServiceWorker.ts';
import { buildSiteScript } from './buildSiteScript.ts';
import { robots, sitemap } from './directory.ts';
import { externalise } from './externalise.ts';
import { contentPage, latePage } from './unscript.ts';

/**
 * Finishes the built pages: each keeps the scripts that its mode has (pages.ts), and every inline script becomes a
 * file, for the sites' content security policy allows none. Then what lists the pages, and what keeps some of them
 * on the device.
 */

const folder = process.argv[2];
if (!folder) throw new Error('usage: finishPages.ts FOLDER');

const assets = join(folder, 'assets');
await mkdir(assets, { recursive: true });
const siteScript = await buildSiteScript(folder);

/** The page that a file is served for: `services/index.html` is /services. */
const pageOfFile = (file: string): string => `/${dirname(file).split(sep).join('/').replace(/^\.$/, '')}`;

const finish = {
  content: contentPage,
  late: latePage,
  app: (page: string) => page,
} as const;

for await (const page of glob('**/*.html', { cwd: folder })) {
  const file = join(folder, page);
  const mode = page.endsWith('index.html') ? modeOf(pageOfFile(page)) : 'app';
  const { html, scripts } = externalise(finish[mode](await readFile(file, 'utf8'), siteScript));
  await Promise.all([...scripts].map(([name, code]) => writeFile(join(assets, name), code)));
  await writeFile(file, html);
}

const origin = siteConfigFrom(process.env).origins.public;
await writeFile(join(folder, 'sitemap.xml'), sitemap(origin));
await writeFile(join(folder, 'robots.txt'), robots(origin));
await buildServiceWorker(folder);
