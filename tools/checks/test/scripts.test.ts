import { FILES, read } from './workspace.ts';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const DOCS = FILES.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** The code in a document: every other part between backticks, including fenced blocks. */
const codeOf = (file: string): string[] =>
  read(file)
    .split('`')
    .filter((_, index) => index % 2 === 1);

/** The npm scripts that documents mention, each with its document. */
const mentioned = DOCS.flatMap((file) =>
  codeOf(file)
    .flatMap((code) => [...code.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)])
    .map(([, name, own = '']) => ({ file, name: name ?? own })),
);

describe('the scripts of the workspace', () => {
  it('are there wherever a document tells of them', () => {
    expect(mentioned.length).toBeGreaterThan(20);
    expect(mentioned.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('are told of in a document, each of them', () => {
    const names = new Set(mentioned.map(({ name }) => name));
    expect(Object.keys(scripts).filter((name) => !names.has(name))).toEqual([]);
  });
});
