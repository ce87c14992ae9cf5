import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { FILES, ROOT, read } from './workspace.ts';

/** What can be cited: its name, the files with its entries, and the pattern of an entry. */
const CITED = [
  { name: 'spec §', page: 'docs/specification.md', entry: /^## §(\d+) /gm },
  { name: 'providers §', page: 'docs/payment-providers.md', entry: /^## §(\d+) /gm },
  { name: 'D', page: 'docs/product-decisions.md', entry: /\*\*D(\d+)\*\*/g },
] as const;

/** The files with the entries on payment channels, in the channels' folders. */
const CHANNEL_PAGES = FILES.filter((file) => /^libs\/payment-channels\/src\/[\w-]+\/README\.md$/.test(file));
const listPages = (page: string): readonly string[] =>
  page === 'docs/payment-providers.md' ? [page, ...CHANNEL_PAGES] : [page];

/** All files written by hand, but this one, which quotes what it forbids, and one that invents a decision. */
const CITING = FILES.filter(
  (file) =>
    /\.(ts|tsx|mts|mjs|md|mdx)$/.test(file) &&
    !/^tools\/checks\/test\/(?:citations|reportColumn)\.test/.test(file),
);

/** A file's text without line breaks, comment markers and link brackets, which split citations. */
const sentences = (file: string): string => {
  const text = read(file).replace(/[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');
  return file.endsWith('.md') ? text.replace(/\[((?:[\w-]+ )?§\d+|D\d+|ADR-\d+)\]/g, '$1') : text;
};

const TEXTS = CITING.map((file) => ({ file, text: sentences(file) }));

/** The pattern of citations. Spreadsheet cells have the form of decisions, in quotes. */
const patternOf = (name: string): RegExp =>
  name === 'D' ? /(?<![\w'"#.=/-])D\d+\b(?!['"])/g : new RegExp(`\\b${name}\\d+(, §\\d+)*`, 'g');

/** Every number that is cited, as `file: name number`. */
const citations = (name: string): { where: string; number: number }[] =>
  TEXTS.flatMap(({ file, text }) =>
    [...text.matchAll(patternOf(name))]
      .flatMap(([found]) => found.match(/\d+/g) ?? [])
      .map((digits) => ({ where: `${file}: ${name}${digits}`, number: Number(digits) })),
  );

const dangling = (name: string, numbers: ReadonlySet<number>): string[] =>
  citations(name).flatMap(({ where, number }) => (numbers.has(number) ? [] : [where]));

describe('citations', () => {
  it.each(CITED)('of $name… name existing entries of $page', ({ name, page, entry }) => {
    const pages = listPages(page).map((one) => [...read(one).matchAll(entry)].map(([, digits]) => digits));
    const entries = new Set(pages.flat().map(Number));
    expect(pages).not.toContainEqual([]);
    expect(pages.flat().map(Number)).toEqual([...entries]);
    expect(citations(name).length).toBeGreaterThan(0);
    expect(dangling(name, entries)).toEqual([]);
  });

  it('of ADR-… name existing files in docs/decisions', () => {
    const records = FILES.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []);
    expect(dangling('ADR-', new Set(records.map(Number)))).toEqual([]);
  });

  it('have one form, in which each number of a section or decision has its page', () => {
    const old = [
      /(?<!\b(?:RFC \d+|W3C[^,;()]*),? )\b[Ss]ections? \d+/g,
      /\b[Dd]ecisions? \d+/g,
      /\bADRs? \d+|\bADR-0\d*/g,
      /docs\/decisions\/\d{4}(?!-)/g,
      /(?<![(/])\blocal-run\.md/g,
      /payment-providers\.md,? §/g,
    ];
    const left = TEXTS.flatMap(({ file, text }) =>
      old.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`)),
    );
    expect(left).toEqual([]);
  });
});

/** The targets of a Markdown file's links within the workspace: path from the root, and anchor. */
const findLinks = (file: string): { path: string; anchor: string }[] =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].flatMap(([, inline, defined]) => {
    const target = inline ?? defined ?? '';
    if (/^[a-z]+:/.test(target)) return [];
    const [path = '', anchor = ''] = target.split('#');
    return [{ path: path === '' ? file : posix.join(posix.dirname(file), path), anchor }];
  });

describe('Markdown links', () => {
  const links = FILES.filter((file) => file.endsWith('.md')).flatMap((file) =>
    findLinks(file).map((link) => ({ ...link, where: `${file}: ${link.path}#${link.anchor}` })),
  );

  it('define the target of every citation at the end of the file', () => {
    const without = FILES.filter((file) => file.endsWith('.md')).flatMap((file) => {
      const text = read(file);
      const defined = new Set([...text.matchAll(/^\[([^\]]+)\]: \S+$/gm)].map(([, label]) => label));
      return [...text.matchAll(/\[((?:[\w-]+ )?§\d+|D\d+|ADR-\d+)\](?!\()/g)].flatMap(([, label]) =>
        defined.has(label) ? [] : [`${file}: [${label}]`],
      );
    });
    expect(without).toEqual([]);
  });

  it('lead to existing files and folders', () => {
    expect(links.filter(({ path }) => !existsSync(join(ROOT, path))).map(({ where }) => where)).toEqual([]);
  });

  it('lead to existing anchors of the pages that are cited by number', () => {
    const broken = CITED.flatMap(({ page }) => {
      const anchors = new Set([...read(page).matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
      return links.filter(({ path, anchor }) => path === page && anchor !== '' && !anchors.has(anchor));
    });
    expect(broken.map(({ where }) => where)).toEqual([]);
  });
});
