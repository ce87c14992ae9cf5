import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, startChild, untilReady } from '@laundry/sandbox/local';
import type { Child } from '@laundry/sandbox/local';
import { command, shell } from './system.ts';

const PACKAGE = join(ROOT, 'tools/deploy/src/packaging/run.ts');

/** Releases of both artifacts, each in its own folder, and a link to the current one. */
export function releasesIn(folder: string) {
  let newest = 1;
  const current = (artifact: 'api' | 'sites') => join(folder, 'current', artifact);
  const toFolder = (number: number) => join(folder, `release-${number}`);
  /** Replaces the link atomically, so that it always exists. */
  const makeCurrent = () =>
    shell(
      `cd ${folder}; ln -s ${toFolder(newest)} current.new; mv --no-target-directory current.new current`,
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
      const said = await command(process.execPath, [PACKAGE, artifact, '--out', toFolder(newest)], { env });
      if (artifact === 'api') await makeCurrent();
      return said.split('\n').at(-1) ?? '';
    },
    /** Makes another release of both artifacts the current one. */
    next: async (): Promise<void> => {
      newest += 1;
      await shell(`cp --archive ${toFolder(newest - 1)} ${toFolder(newest)}`);
      await makeCurrent();
    },
  };
}

/**
 * The longest time until Caddy notices that an instance is about to stop, or serves again: `health_interval`
 * and `health_timeout` of `deploy/Caddyfile`.
 */
export const BALANCER_NOTICES_MS = 3000;
const isReady = (port: number) => untilReady(`http://127.0.0.1:${port}/readyz`);

/**
 * The API's instances; each starts in the folder of the release that is current at that time.
 *
 * @param cwd the link to the current release's folder
 */
export function createInstances(ports: readonly number[], cwd: string, logs: string, own: NodeJS.ProcessEnv) {
  const running = new Map<number, Child>();
  const start = async (port: number) => {
    const env = { ...own, API_PORT: String(port) };
    const log = join(logs, `api-${port}.log`);
    running.set(port, await startChild(['main.js'], { env, log, cwd }));
    await isReady(port);
  };
  return {
    /**
     * Starts or replaces the instances one after the other. Like the unit's ExecStartPost, waits until each
     * serves again and Caddy has noticed, before it stops the next.
     */
    restart: async (): Promise<void> => {
      for (const port of ports) {
        await running.get(port)?.stop();
        await start(port);
        await wait(BALANCER_NOTICES_MS);
      }
    },
    /** Waits until all report that their database answers. */
    untilReady: () => Promise.all(ports.map(isReady)),
    stop: () => Promise.all([...running.values()].map((each) => each.stop())),
  };
}
