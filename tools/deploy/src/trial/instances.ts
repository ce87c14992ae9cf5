import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild, untilReady } from '@laundry/sandbox/local';
import type { Child } from '@laundry/sandbox/local';

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
export function instancesOf(ports: readonly number[], cwd: string, logs: string, own: NodeJS.ProcessEnv) {
  const running = new Map<number, Child>();
  const start = async (port: number) => {
    const env = { ...own, API_PORT: String(port) };
    const log = join(logs, `api-${port}.log`);
    running.set(port, await startChild(['main.js'], { env, log, cwd }));
    await isReady(port);
  };
  return {
    /**
     * Starts the instances, or replaces them, one after the other. Each has to serve again, and Caddy to have
     * noticed, before the next is stopped, as the unit's ExecStartPost does.
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
