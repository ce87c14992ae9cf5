import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';

const TEXT = /\.(css|data|html|m?js|json|svg|txt|webmanifest|xml)$/;
/** Whether a file is a text by its name, which is sent compressed; other files are compressed already. */
export const isText = (name: string): boolean => TEXT.test(name);

/** Smaller files are not compressed, because that saves nothing. */
const WORTH_BYTES = 512;
/** High enough for sizes similar to production's, low enough for a quick start. */
const QUICK = 9;

const toBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  await writeFile(`${file}.br`, await toBrotli(content, brotli));
  await writeFile(
    `${file}.gz`,
    await toGzip(content, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) }),
  );
}

/**
 * Copies a built site to the folder that it is served from, with compressed copies of its texts.
 *
 * @param quality of brotli, 0 to 11
 */
export async function publishSite(built: string, target: string, quality = QUICK): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(built, target, { recursive: true });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && isText(entry.name));
  for (const entry of texts) await compress(join(entry.parentPath, entry.name), quality);
}
