import type { PrecacheEntry } from 'workbox-precaching';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../app/pages.ts';
import { SERVICE_WORKER } from '../app/service-worker/register.ts';
import { buildScripts } from './buildScripts.ts';
import type { IslandScripts } from './buildIslands.ts';

/** The URLs of files in a page's attributes. Its styles are in it. */
const NAMED = /\b(?:src|href)="(\/[^"?#]+\.(?:js|woff2|svg|avif|webp))(?:#[^"]*)?"/g;
const IN_CSS = /url\(["']?(\/[^"')]+)["']?\)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, address = '']) => address);

/**
 * The URLs of all files that a built page needs, including dynamically imported scripts, because a page that
 * is stored on the device needs all its steps.
 *
 * @param page its file, such as `credit/index.html`
 * @param importedBy returns the scripts that a script imports
 */
async function collectFiles(
  folder: string,
  page: string,
  importedBy: (script: string) => readonly string[],
): Promise<ReadonlySet<string>> {
  const html = await readFile(join(folder, page), 'utf8');
  const found = new Set([...matches(html, NAMED), ...matches(html, IN_CSS)]);
  // A set also visits what is added meanwhile.
  for (const address of found) for (const each of importedBy(address)) found.add(each);
  return found;
}

const ENTRY = join(import.meta.dirname, '../app/service-worker/main.ts');

const toPageFile = (path: string): string => `${path.slice(1)}/index.html`.replace(/^\//, '');

/** A file to store; one without a hash in its name gets one as its revision. */
async function toPrecacheEntry(folder: string, url: string): Promise<PrecacheEntry> {
  if (url.startsWith('/assets/')) return { url, revision: null };
  const content = await readFile(join(folder, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/** The pages that are available offline, and the files they need. */
async function listPrecached(folder: string, scripts: IslandScripts): Promise<PrecacheEntry[]> {
  const files = pages.filter(({ offline }) => offline).map(({ path }) => toPageFile(path));
  const urls = new Set(files.map((file) => `/${file}`));
  for (const file of files)
    for (const url of await collectFiles(folder, file, scripts.importedBy)) urls.add(url);
  return Promise.all([...urls].sort().map((url) => toPrecacheEntry(folder, url)));
}

/** Builds the service worker of the finished pages. @param scripts those of their islands */
export async function buildServiceWorker(folder: string, scripts: IslandScripts): Promise<void> {
  // The place where Workbox's own tools insert the list.
  const define = { 'self.__WB_MANIFEST': JSON.stringify(await listPrecached(folder, scripts)) };
  const output = { format: 'iife', entryFileNames: SERVICE_WORKER.slice(1) } as const;
  await buildScripts(folder, { input: ENTRY, output }, { define });
}
