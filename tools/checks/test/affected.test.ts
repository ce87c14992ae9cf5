import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** The projects that Nx reports as affected by a change of one file. */
const affectedBy = (file: string): string[] =>
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects', '--affected', `--files=${file}`],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
  )
    .split('\n')
    .filter((name) => name !== '')
    .sort();

describe('the projects affected by a change', () => {
  it('of a story of the kit are the Storybook and the checks, but no site', () => {
    expect(affectedBy('libs/ui-kit/stories/brand/Logo.stories.tsx')).toEqual([
      '@laundry/checks',
      '@laundry/storybook',
      '@laundry/ui-kit-stories',
    ]);
  });

  it('of a component of the kit are both sites and the Storybook, but not the API', () => {
    const affected = affectedBy('libs/ui-kit/src/brand/Logo.tsx');
    expect(affected).toEqual(
      expect.arrayContaining(['@laundry/public-site', '@laundry/admin-portal', '@laundry/storybook']),
    );
    expect(affected).not.toContain('@laundry/api');
  });

  it('of the API are neither a site nor the Storybook', () => {
    const affected = affectedBy('apps/api/src/main.ts');
    expect(affected).toContain('@laundry/api');
    for (const other of ['@laundry/public-site', '@laundry/admin-portal', '@laundry/storybook'])
      expect(affected).not.toContain(other);
  });
});
