import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What a site answers to a path: one of its files and the status. */
export interface SiteAnswer {
  readonly file: string;
  readonly status: 200 | 404;
}

/** A built site: a folder, the files in it and what it answers to paths that are none of them. */
export interface Site {
  readonly root: string;
  /** Hashes of the scripts that stand in its pages, as its build left them. */
  readonly inlineScripts: readonly string[];
  readonly answer: (path: string) => SiteAnswer | undefined;
}

const PRECOMPRESSED = /\.(br|gz)$/;
/** A path whose last part has a file's ending. */
const LOOKS_LIKE_FILE = /\.[A-Za-z0-9]{1,10}$/;
/** The page that the public site prerenders for paths only known at run time, and the paths it is for. */
const RUN_TIME_PAGE = {
  file: 'bancard-checkout-success/id/index.html',
  path: /^\/bancard-checkout-success\/[^/]+\/?$/,
} as const;
const NOT_FOUND_PAGE = '404/index.html';

/** Every file of a folder, as paths with slashes; compressed twins left out. */
async function filesOf(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !PRECOMPRESSED.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

const INLINE_SCRIPTS = 'inline-scripts.json';

/** @throws Error where the list is none of hashes: anything else in the policy would weaken it */
async function inlineScriptsOf(root: string, files: ReadonlySet<string>): Promise<readonly string[]> {
  if (!files.has(INLINE_SCRIPTS)) return [];
  const listed: unknown = JSON.parse(await readFile(join(root, INLINE_SCRIPTS), 'utf8'));
  const isHash = (each: unknown): each is string =>
    typeof each === 'string' && /^'sha256-[A-Za-z0-9+/]{43}='$/.test(each);
  if (!Array.isArray(listed) || !listed.every(isHash))
    throw new Error(`${INLINE_SCRIPTS} of ${root} is no list of hashes`);
  return listed;
}

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** The portal: a document per page of the dashboard, and one for every other path that is no file. */
export async function portalSite(root: string): Promise<Site> {
  const files = await filesOf(root);
  return {
    root,
    inlineScripts: await inlineScriptsOf(root, files),
    answer: (path) => {
      const file = trimmed(path);
      if (files.has(file)) return { file, status: 200 };
      const page = `${file}/index.html`;
      if (files.has(page)) return { file: page, status: 200 };
      return LOOKS_LIKE_FILE.test(path) ? undefined : { file: 'index.html', status: 200 };
    },
  };
}

/** The public site: a prerendered page per path, with or without a slash at its end. */
export async function publicSite(root: string): Promise<Site> {
  const files = await filesOf(root);
  return {
    root,
    inlineScripts: await inlineScriptsOf(root, files),
    answer: (path) => {
      const file = trimmed(path);
      if (files.has(file) && !path.endsWith('/')) return { file, status: 200 };
      const page = file === '' ? 'index.html' : `${file}/index.html`;
      if (files.has(page)) return { file: page, status: 200 };
      if (RUN_TIME_PAGE.path.test(path) && files.has(RUN_TIME_PAGE.file))
        return { file: RUN_TIME_PAGE.file, status: 200 };
      return files.has(NOT_FOUND_PAGE) ? { file: NOT_FOUND_PAGE, status: 404 } : undefined;
    },
  };
}
