import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild, readTail } from '@laundry/sandbox/local';
import type { Child } from '@laundry/sandbox/local';

/** How long a killed instance stays down, in ms. */
const AWAY_MS = 300;

/** Runs a program and restarts it whenever it ends. An end not caused by `kill` is a recorded death. */
export function supervise(
  name: string,
  args: readonly string[],
  { env, folder }: { readonly env: NodeJS.ProcessEnv; readonly folder: string },
) {
  const deaths: string[] = [];
  let child: Child | undefined;
  const stopping = new AbortController();
  let killed = false;
  let starts = 0;

  /** Describes an unexpected end; undefined for an intended one. */
  const describeDeath = (how: number | NodeJS.Signals): string | undefined => {
    if (stopping.signal.aborted)
      return how === 0 ? undefined : `${name} was asked to stop and ended with ${how}`;
    return killed ? undefined : `${name} ended by itself with ${how}`;
  };

  async function live(): Promise<void> {
    while (!stopping.signal.aborted) {
      starts += 1;
      killed = false;
      const log = join(folder, `${name}-${starts}.log`);
      child = await startChild(args, { env, log });
      const death = describeDeath(await child.ended);
      if (death !== undefined) deaths.push(`${death}:\n${await readTail(log)}`);
      await wait(AWAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const living = live();

  return {
    name,
    /** Sends SIGKILL, which ends it like a crash of its machine. */
    kill: (): void => {
      killed = true;
      child?.kill();
    },
    /** Each unexpected end, with the end of its log. */
    deaths: (): readonly string[] => deaths,
    starts: () => starts,
    /** Sends SIGTERM; resolves when it has ended for good. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await child?.stop();
      await living;
    },
  };
}
export type Instance = ReturnType<typeof supervise>;
