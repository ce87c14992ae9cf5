import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild, tailOf } from '@laundry/sandbox/local';
import type { Child } from '@laundry/sandbox/local';

/** How long an instance stays away that was killed, in ms. */
const AWAY_MS = 300;

export interface InstanceOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Takes a log for each of its starts. */
  readonly folder: string;
}

/**
 * Runs a program and starts it again whenever it ends. An end that `kill` did not bring about is a death by
 * itself.
 */
export function supervise({ name, args, env, folder }: InstanceOptions) {
  const deaths: string[] = [];
  let child: Child | undefined;
  const stopping = new AbortController();
  let killed = false;
  let starts = 0;

  /** What an end means; undefined for one that was brought about. */
  const deathOf = (how: number | NodeJS.Signals): string | undefined => {
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
      const death = deathOf(await child.ended);
      if (death !== undefined) deaths.push(`${death}:\n${await tailOf(log)}`);
      await wait(AWAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const living = live();

  return {
    name,
    /** SIGKILL, as a crash of its machine would end it. */
    kill: (): void => {
      killed = true;
      child?.kill();
    },
    /** Each end that nobody here brought about, with the last that it printed. */
    deaths: (): readonly string[] => deaths,
    starts: () => starts,
    /** SIGTERM; resolves when it has ended for good. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await child?.stop();
      await living;
    },
  };
}
export type Instance = ReturnType<typeof supervise>;
