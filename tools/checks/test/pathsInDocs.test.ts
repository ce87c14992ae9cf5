import { FILES, read } from './workspace.ts';

/** The pages that explain the workspace; a replaced decision describes what existed at its time. */
const PAGES = FILES.filter(
  (file) =>
    /^(?:README|CONTRIBUTING)\.md$|^docs\/(?:decisions\/)?[^/]+\.md$|^(?:apps|libs|tools)\/.*README\.md$/.test(
      file,
    ) && !/^Replaced by /m.test(read(file)),
);

/**
 * Paths that a page may name although they do not exist: the channel and the migration that walkthroughs add,
 * files that checks write, placeholders such as `NAME.tsx`.
 */
const NOT_THERE = /\babitab\b|_water_temperature\b|\/test-results\/|(?:^|\/)[A-Z]+(?:\.doc)?\.tsx?$/;

/** All matches of a pattern that should exist, with the page that names them. */
const namedIn = (pattern: RegExp): { page: string; path: string }[] =>
  PAGES.flatMap((page) =>
    [...read(page).matchAll(pattern)].map(([found]) => ({ page, path: found.replace(/[./]+$/, '') })),
  ).filter(({ path }) => !NOT_THERE.test(path));

const where = ({ page, path }: { page: string; path: string }) => `${page}: ${path}`;

describe('the documentation', () => {
  it('names only existing files and folders as paths from the root', () => {
    const folders = FILES.flatMap((file) =>
      file.split('/').map((_, depth, names) => names.slice(0, depth).join('/')),
    );
    const there = new Set([...FILES, ...folders]);
    // A path that continues with a placeholder ('*', '…', '{', '<') is incomplete.
    const paths = namedIn(/(?<![\w/.@-])(?:apps|libs|tools|docs|deploy)\/[\w.@/-]+(?![\w.@/*{<…-])/g);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(({ path }) => !there.has(path)).map(where)).toEqual([]);
  });

  it('names only existing TypeScript files, also by a part of their path', () => {
    const ends = new Set(
      FILES.flatMap((file) => file.split('/').map((_, depth, names) => names.slice(depth).join('/'))),
    );
    const names = namedIn(/(?<![\w./@…*}-])\w[\w./-]*\.tsx?\b/g);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(({ path }) => !ends.has(path)).map(where)).toEqual([]);
  });
});
