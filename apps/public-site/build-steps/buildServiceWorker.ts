import type { PrecacheEntry } from 'workbox-precaching';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pages } from '../app/pages.ts';
import { SERVICE_WORKER } from '../app/service-worker/register.ts';
import { buildScripts } from './buildScripts.ts';
import type { IslandScripts } from './buildIslands.ts';

/** The URLs of files in a page's attributes. Its styles are in it. */
const NAMED = /\b(?:src|href)="(\/[^"?#]+\.(?:js|woff2|svg|avif|webp))(?:#[^"]*)?"/g;
const IN_CSS = /url\(["']?(\/[^"')]+)["']?\)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, address = '']) => address);

const ENTRY = join(import.meta.dirname, '../app/service-worker/main.ts');

/** A file to store; one without a hash in its name gets one as its revision. */
async function toPrecacheEntry(folder: string, url: string): Promise<PrecacheEntry> {
  if (url.startsWith('/assets/')) return { url, revision: null };
  const content = await readFile(join(folder, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/** The pages that are available offline, and all files that they need: the scripts of all their steps too. */
async function listPrecached(folder: string, scripts: IslandScripts): Promise<PrecacheEntry[]> {
  const urls = new Set(
    pages.filter(({ offline }) => offline).map(({ path }) => posix.join(path, 'index.html')),
  );
  for (const page of [...urls]) {
    const html = await readFile(join(folder, page), 'utf8');
    for (const url of [...matches(html, NAMED), ...matches(html, IN_CSS)]) urls.add(url);
  }
  // A set also visits what is added meanwhile.
  for (const url of urls) for (const each of scripts.importedBy(url)) urls.add(each);
  return Promise.all([...urls].sort().map((url) => toPrecacheEntry(folder, url)));
}

/** Builds the service worker of the finished pages. @param scripts those of their islands */
export async function buildServiceWorker(folder: string, scripts: IslandScripts): Promise<void> {
  // The place where Workbox's own tools insert the list.
  const define = { 'self.__WB_MANIFEST': JSON.stringify(await listPrecached(folder, scripts)) };
  const output = { format: 'iife', entryFileNames: SERVICE_WORKER.slice(1) } as const;
  await buildScripts(folder, 'service-worker', { input: ENTRY, output }, { define });
}
