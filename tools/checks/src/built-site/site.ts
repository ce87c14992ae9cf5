import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText } from '@laundry/sandbox/hosting';

/** A file of a site as it is transferred. */
export interface SiteFile {
  readonly body: Buffer;
  /** The transferred bytes: the body, as brotli where that makes a text smaller. */
  readonly sent: Buffer;
}

/** A built site in memory, its files by address: `/services/index.html`. */
export type Site = ReadonlyMap<string, SiteFile>;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);

/** Makes a file, with brotli at its highest quality. */
export async function siteFile(name: string, body: Buffer): Promise<SiteFile> {
  const brotli = isText(name) ? await toBrotli(body, BROTLI) : body;
  return { body, sent: brotli.length < body.length ? brotli : body };
}

/** Reads a whole built site. */
export async function loadSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const address = `/${relative(folder, file).split(sep).join('/')}`;
        return [address, await siteFile(file, await readFile(file))] as const;
      }),
    ),
  );
}

/** The folder of the public site's build. */
export const PUBLIC_SITE = join(import.meta.dirname, '../../../../apps/public-site/build/client');

/** The folder of the portal's build. */
export const PORTAL = join(import.meta.dirname, '../../../../apps/admin-portal/dist');

const LISTED = /<loc>([^<]+)<\/loc>/g;

/** The address of a page's file: `/services` is `/services/index.html`. */
export const fileOfPage = (path: string): string => `${path.replace(/\/$/, '')}/index.html`;

/** The paths of the pages in the site's sitemap. */
export function listedPages(site: Site): string[] {
  const sitemap = site.get('/sitemap.xml')?.body.toString() ?? '';
  return [...sitemap.matchAll(LISTED)].flatMap(([, url]) =>
    url === undefined ? [] : [new URL(url).pathname],
  );
}

const REFERENCE = /<use href="([^"#]+)#drawing"/g;

/** The files of the drawings that a built page shows, in their order. */
export const listDrawings = (site: Site, path: string): readonly string[] =>
  [...(site.get(fileOfPage(path))?.body.toString() ?? '').matchAll(REFERENCE)].map(([, file = '']) => file);
