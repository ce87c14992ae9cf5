import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import { command, shell } from './system.ts';

const PACKAGE = join(ROOT, 'tools/deploy/src/packaging/run.ts');

/** Releases of both artifacts, each in its own folder, and a link to the current one. */
export function releasesIn(folder: string) {
  let newest = 1;
  const current = (artifact: 'api' | 'sites') => join(folder, 'current', artifact);
  const releaseOf = (number: number) => join(folder, `release-${number}`);
  /** The link is replaced in one step, so that there always is one. */
  const makeCurrent = () =>
    shell(
      `cd ${folder}; ln -s ${releaseOf(newest)} current.new; mv --no-target-directory current.new current`,
    );
  /** Runs a program of the packaged API. */
  const run = (env: NodeJS.ProcessEnv, ...args: readonly string[]) =>
    command(process.execPath, args, { cwd: current('api'), env });
  return {
    current,
    run,
    /** Packages an artifact. @returns the last line that the packaging says of it */
    package: async (artifact: 'api' | 'sites', settings: NodeJS.ProcessEnv = {}): Promise<string> => {
      const env = { ...process.env, ...settings };
      const said = await command(process.execPath, [PACKAGE, artifact, '--out', releaseOf(newest)], { env });
      if (artifact === 'api') await makeCurrent();
      return said.split('\n').at(-1) ?? '';
    },
    /** Makes another release of both artifacts the current one. */
    next: async (): Promise<void> => {
      newest += 1;
      await shell(`cp --archive ${releaseOf(newest - 1)} ${releaseOf(newest)}`);
      await makeCurrent();
    },
  };
}
