import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FILES, ROOT, SOURCES, read } from './workspace.ts';

const TOP_LEVEL = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'apps',
  'deploy',
  'docs',
  'libs',
  'nx.json',
  'package-lock.json',
  'package.json',
  'tools',
  'tsconfig.base.json',
];
const LIBS = [...new Set(FILES.flatMap((file) => /^libs\/[^/]+/.exec(file)?.[0] ?? []))];
const INDEX_LINES = 60;
const SOURCE_LINES = 300;
/** The longest line with a comment, indentation included. */
const COMMENT_COLUMNS = 110;

const readLines = (file: string) => read(file).trimEnd().split('\n');

/** The lines of the sources that match a pattern, as `file:line`. */
const found = (pattern: RegExp, files = SOURCES): string[] =>
  files.flatMap((file) =>
    readLines(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe('the workspace', () => {
  it('has exactly the listed entries at its top, and dot-files', () => {
    const top = new Set(FILES.map((file) => file.split('/')[0] ?? ''));
    expect([...top].filter((name) => !name.startsWith('.')).sort()).toEqual(TOP_LEVEL);
    expect([...top]).toContain('.storybook');
  });

  it.each(LIBS)('has short indexes and a README in %s', (lib) => {
    const indexes = FILES.filter((file) => file.startsWith(`${lib}/src/`) && file.endsWith('/index.ts'));
    expect(indexes).not.toEqual([]);
    expect(indexes.filter((file) => readLines(file).length >= INDEX_LINES)).toEqual([]);
    expect(existsSync(join(ROOT, lib, 'README.md'))).toBe(true);
  });

  it('has no source file that is too long', () => {
    expect(SOURCES.filter((file) => readLines(file).length > SOURCE_LINES)).toEqual([]);
  });
});

describe('the sources', () => {
  it(`have no line of a comment of more than ${COMMENT_COLUMNS} columns`, () => {
    expect(found(new RegExp(`^(?=.{${COMMENT_COLUMNS + 1}})\\s*(//|/?\\*|\\{/\\*)`))).toEqual([]);
  });

  it('give a reason with every suppression of a rule', () => {
    // ESLint's form is the rules, two dashes and the reason. TypeScript's is the directive and the reason.
    const suppression =
      /(eslint-disable(?!.*-- \S)|@ts-expect-error\s*$|@ts-(ignore|nocheck)|prettier-ignore)/;
    expect(found(new RegExp(`(//|/\\*)\\s*${suppression.source}`))).toEqual([]);
  });

  it('have no skipped and no exclusive tests', () => {
    const tests = SOURCES.filter((file) => /\.(test|spec|journey)\.tsx?$|^tools\/e2e\//.test(file));
    expect(found(/\b(describe|it|test\w*)(\.\w+)*\.(only|skip|fixme|todo)\(/, tests)).toEqual([]);
  });

  it('never wait for a fixed time', () => {
    expect(found(/\.waitForTimeout\(/)).toEqual([]);
  });
});
