import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { FILES, read, ROOT } from './workspace.ts';
import { runSteps } from '../src/steps.ts';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const DOCS = FILES.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** The code in a document: every other part between backticks, including fenced blocks. */
const findCode = (file: string): string[] =>
  read(file)
    .split('`')
    .filter((_, index) => index % 2 === 1);

/** The npm scripts that documents mention, each with its document. */
const mentioned = DOCS.flatMap((file) =>
  findCode(file)
    .flatMap((code) => [...code.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)])
    .map(([, name, own = '']) => ({ file, name: name ?? own })),
);

describe('the npm scripts', () => {
  it('that documents name exist', () => {
    expect(mentioned.length).toBeGreaterThan(20);
    expect(mentioned.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('are each named in a document', () => {
    const names = new Set(mentioned.map(({ name }) => name));
    expect(Object.keys(scripts).filter((name) => !names.has(name))).toEqual([]);
  });

  const own = Object.values(scripts).flatMap((line) => / ((?:apps|tools)\S+\.ts)$/.exec(line)?.[1] ?? []);
  it.each(own)('tell how they are called for --help, and do nothing else: %s', (program) => {
    const options = { cwd: ROOT, encoding: 'utf8', timeout: 60_000 } as const;
    const { status, stdout } = spawnSync(process.execPath, [program, '--help'], options);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^usage: \S+.*\n/i)]);
  });
});

const CHECK = 'tools/checks/src/requireNode.cjs';

/** Runs a program behind the check, on a Node that claims to have a version. */
function runOn(version: string) {
  const pretend = `
    Object.defineProperty(process, 'version', { value: 'v${version}' });
    Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    require(${JSON.stringify(join(ROOT, CHECK))});
    console.log('started');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the check of Node', () => {
  it.each(['8.17.0', '20.20.2', '22.18.0'])('refuses Node %s with one line', (version) => {
    expect(runOn(version)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        `Node 24 or newer is needed; this is v${version}. ` +
        'On Linux `npm ci` installs it here; elsewhere get it from https://nodejs.org.\n',
    });
  });

  it.each(['24.0.0', '26.10.0'])('lets Node %s run', (version) => {
    expect(runOn(version)).toEqual({ status: 0, stdout: 'started\n', stderr: '' });
  });

  it('is written in ES5, which any Node can parse', () => {
    const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
    expect(
      new Linter().verify(
        readFileSync(join(ROOT, CHECK), 'utf8'),
        [{ files: ['**/*.cjs'], languageOptions }],
        CHECK,
      ),
    ).toEqual([]);
  });

  // Without `exec` a shell stays between npm and Node, and ends alone at the SIGTERM that npm passes on.
  it.each(['start', 'dev', 'test'])('runs before npm run %s', (name) => {
    expect(scripts[name]).toMatch(new RegExp(`^exec node --require \\./${CHECK} `));
  });
});

const STEPS = ['one', 'two', 'three'].map((name) => ({ name, args: [] }));

it('runs steps until one fails', async () => {
  const ran: string[] = [];
  const run = async ({ name }: { name: string }) => {
    ran.push(name);
    return name !== 'two';
  };
  expect(await runSteps(STEPS, run, () => undefined)).toEqual({ passed: 1, failed: 1 });
  expect(ran).toEqual(['one', 'two']);
});
