import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  FILE_ENDING,
  NOT_FOUND_PAGE,
  RUN_TIME_PAGE,
  readInlineSources,
  readPortalInlineSources,
} from '../hosting/index.ts';
import type { InlineSources } from '../hosting/index.ts';

/** A site's answer to a path: one of its files and the status. */
export interface SiteAnswer {
  readonly file: string;
  readonly status: 200 | 404;
}

/** A built site: its folder, its pages' inline sources, and its answers to paths. */
export interface Site {
  readonly root: string;
  /** The inline scripts and styles that each page's policy allows, by file. */
  readonly inlineSources: ReadonlyMap<string, InlineSources>;
  readonly answer: (path: string) => SiteAnswer | undefined;
}

const PRECOMPRESSED = /\.(br|gz)$/;
const LOOKS_LIKE_FILE = new RegExp(FILE_ENDING);
const RUN_TIME_PATH = new RegExp(`^/${RUN_TIME_PAGE.folder}/[^/]+/?$`);

/** The paths of all files in a folder, with slashes, without the compressed copies. */
async function listFiles(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !PRECOMPRESSED.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** The portal: a document for each page of the dashboard, and one for all other paths without a file. */
export async function portalSite(root: string): Promise<Site> {
  const files = await listFiles(root);
  return {
    root,
    inlineSources: await readPortalInlineSources(root),
    answer: (path) => {
      const file = trimmed(path);
      if (files.has(file)) return { file, status: 200 };
      const page = `${file}/index.html`;
      if (files.has(page)) return { file: page, status: 200 };
      return LOOKS_LIKE_FILE.test(path) ? undefined : { file: 'index.html', status: 200 };
    },
  };
}

/** The public site: a prerendered page for each path, with or without a slash at its end. */
export async function publicSite(root: string): Promise<Site> {
  const files = await listFiles(root);
  return {
    root,
    inlineSources: await readInlineSources(root),
    answer: (path) => {
      const file = trimmed(path);
      if (files.has(file) && !path.endsWith('/')) return { file, status: 200 };
      const page = file === '' ? 'index.html' : `${file}/index.html`;
      if (files.has(page)) return { file: page, status: 200 };
      if (RUN_TIME_PATH.test(path) && files.has(RUN_TIME_PAGE.file))
        return { file: RUN_TIME_PAGE.file, status: 200 };
      return files.has(NOT_FOUND_PAGE) ? { file: NOT_FOUND_PAGE, status: 404 } : undefined;
    },
  };
}
