import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.data',
]);
/** Below this a compressed twin saves nothing. */
const WORTH_BYTES = 512;
/** High enough for figures like production's, low enough for a quick start. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  await writeFile(`${file}.br`, await toBrotli(content, BROTLI));
  await writeFile(`${file}.gz`, await toGzip(content));
}

/** Copies a built site to where the gateway serves it from, its texts also compressed. */
export async function publishSite(built: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(built, target, { recursive: true });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  for (const entry of texts) await compress(join(entry.parentPath, entry.name));
}
