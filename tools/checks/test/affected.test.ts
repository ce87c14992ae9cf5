import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** The projects that Nx reports as affected by a change of one file. */
const affectedBy = (file: string): string[] =>
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects', '--affected', `--files=${file}`],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  ).split('\n');

const USERS_OF_THE_KIT = ['@laundry/admin-portal', '@laundry/public-site', '@laundry/storybook'];

it.each([
  ['a story of the kit', 'libs/ui-kit/stories/brand/Logo.stories.tsx', ['@laundry/storybook']],
  ['a component of the kit', 'libs/ui-kit/src/brand/Logo.tsx', USERS_OF_THE_KIT],
  ['the API', 'apps/api/src/main.ts', ['@laundry/api']],
  ["the operators' guide", 'docs/operations.md', ['@laundry/api']],
])('of sites, Storybook and API, a change of %s affects only those that have it', (_what, file, expected) => {
  const affected = affectedBy(file);
  const asked = ['@laundry/api', ...USERS_OF_THE_KIT];
  expect(asked.filter((name) => affected.includes(name))).toEqual(expected);
});
