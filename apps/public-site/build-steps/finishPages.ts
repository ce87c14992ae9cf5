import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import process from 'node:process';
import { siteConfigFrom } from '@laundry/brand';
import { brandModules, loadBrandAssets } from '@laundry/brand/assets';
import { minifySync } from 'vite';
import { pagesWithout } from '../app/pages.ts';
import { buildIslands } from './buildIslands.ts';
import { buildServiceWorker } from './buildServiceWorker.ts';
import { buildSiteScript } from './buildScripts.ts';
import { isHydratedAtOnce, loadIsland } from './islandEntries.ts';
import { robots, sitemap } from './sitemap.ts';
import { trimStyles } from './trimStyles.ts';
import { savedSnapshot } from './snapshot.ts';

/** Adds the site's and the islands' scripts to the pages, then writes sitemap and service worker. */

const folder = process.argv[2];
if (!folder) throw new Error('usage: finishPages.ts FOLDER');

/** The path of a page's file: `services/index.html` is /services. */
const toPath = (file: string): string => `/${dirname(file).split(sep).join('/').replace(/^\.$/, '')}`;

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the inline scripts of a page. */
const minifyInline = (html: string): string =>
  html.replace(INLINE, (_, code: string) => `<script>${minifySync('inline.js', code).code.trim()}</script>`);

const texts = new Map<string, string>();
for await (const file of glob('**/*.html', { cwd: folder }))
  texts.set(file, minifyInline(await readFile(join(folder, file), 'utf8')));

// Removes the router's own scripts: pages are documents, and islands have scripts of their own.
const all = [...texts.values()].join('');
for await (const script of glob('assets/*.js', { cwd: folder }))
  if (!all.includes(basename(script))) await rm(join(folder, script));

const config = siteConfigFrom(process.env);
const { origins, missingCalls } = config;
const names = [...new Set(pagesWithout(missingCalls).flatMap(({ island }) => island ?? []))];
const brand = brandModules(await loadBrandAssets(process.env), config);
const islands = await buildIslands(folder, names, brand);
const siteScript = await buildSiteScript(folder);

for (const [file, text] of texts) {
  const path = toPath(file);
  const script = `<script src="${siteScript}" defer></script>`;
  // Requesting a script delays the first paint, so only pages that are hydrated at once do it in their head.
  const [early, late] = isHydratedAtOnce(path) ? [script, ''] : ['', script];
  const html = trimStyles(text)
    .replace('</head>', () => `${early}${loadIsland(path, islands.of)}</head>`)
    .replace('</body>', () => `${late}</body>`);
  await writeFile(join(folder, file), html);
}

const origin = origins.public;
await writeFile(join(folder, 'sitemap.xml'), sitemap(origin, await savedSnapshot(), missingCalls));
await writeFile(join(folder, 'robots.txt'), robots(origin));
await buildServiceWorker(folder, islands);
