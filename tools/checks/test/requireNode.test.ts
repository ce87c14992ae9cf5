import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { ROOT, read } from './workspace.ts';

const CHECK = 'tools/checks/src/requireNode.cjs';
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

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
  it.each(['8.17.0', '20.20.2', '22.18.0'])('says in one line what Node %s lacks', (version) => {
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

  it('is read by Nodes of any age', () => {
    const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
    expect(
      new Linter().verify(
        readFileSync(join(ROOT, CHECK), 'utf8'),
        [{ files: ['**/*.cjs'], languageOptions }],
        CHECK,
      ),
    ).toEqual([]);
  });

  it.each(['start', 'dev', 'test'])('comes before npm run %s', (name) => {
    expect(scripts[name]).toMatch(new RegExp(`^node --require \\./${CHECK} `));
  });
});
