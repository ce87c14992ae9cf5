import { parseArgs } from 'node:util';
import { localRun } from './localRun.ts';
import type { RunMode } from './runMode.ts';
import { theirServerRun } from './theirServerRun.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (text: string) => {
  console.log(text);
};

const flag = { type: 'boolean', default: false } as const;

function wantedFrom(usage: string) {
  try {
    return parseArgs({ options: { fresh: flag, 'their-server': flag } }).values;
  } catch {
    throw new Error(usage);
  }
}

async function run(mode: RunMode, usage: string): Promise<void> {
  const ending = new AbortController();
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (!ending.signal.aborted) say('Stopping…');
      ending.abort();
    });
  try {
    const { fresh, 'their-server': isTheirs } = wantedFrom(usage);
    const runIt = isTheirs ? theirServerRun : localRun;
    await runIt({ environment: process.env, fresh, signal: ending.signal, say, mode });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
}

/** Runs until Ctrl-C. The exit code is 1 where something could not be started or ended unexpectedly. */
export function runCommand(mode: RunMode, usage: string): void {
  run(mode, usage).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exit(1);
    },
  );
}
