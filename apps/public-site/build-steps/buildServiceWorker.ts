import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../app/pages.ts';
import { paths } from '../app/paths.ts';
import { SERVICE_WORKER } from '../app/service-worker/register.ts';
import { buildScript } from './buildScript.ts';
import { filesOf } from './filesOf.ts';

const ENTRY = join(import.meta.dirname, '../app/service-worker/main.ts');
const MODULE = 'virtual:precached';

interface Precached {
  readonly url: string;
  readonly revision: string | null;
}

const fileOf = (path: string): string => `${path.slice(1)}/index.html`.replace(/^\//, '');

/** A file to store; one without a hash in its name gets one as its revision. */
async function precached(folder: string, url: string): Promise<Precached> {
  if (url.startsWith('/assets/')) return { url, revision: null };
  const content = await readFile(join(folder, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/** The pages that are available offline, and the files they need. */
async function precachedOf(folder: string): Promise<Precached[]> {
  const files = pages.filter(({ offline }) => offline).map(({ path }) => fileOf(path));
  const urls = new Set(files.map((file) => `/${file}`));
  for (const file of files) for (const url of await filesOf(folder, file)) urls.add(url);
  return Promise.all([...urls].sort().map((url) => precached(folder, url)));
}

const precachedModule = (list: readonly Precached[]): Plugin => ({
  name: 'precached',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}`
      ? `export const PRECACHED = ${JSON.stringify(list)}; export const OFFLINE_PAGE = ${JSON.stringify(`/${fileOf(paths.offline)}`)};`
      : undefined,
});

/** Builds the service worker of the finished pages. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await buildScript(folder, {
    input: ENTRY,
    fileName: SERVICE_WORKER.slice(1),
    plugins: [precachedModule(await precachedOf(folder))],
  });
}
