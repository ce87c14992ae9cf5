import { readCommandLine } from '../commandLine.ts';
import { DEMO_BUILDINGS } from './database.ts';
import { localRun } from './localRun.ts';
import type { RunMode } from './localRun.ts';
import { theirServerRun } from './theirServerRun.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (text: string) => {
  console.log(text);
};

const OPTIONS = {
  fresh: false,
  again: false,
  prepare: false,
  'their-server': false,
  buildings: '',
} as const;

async function run(mode: RunMode): Promise<void> {
  const wanted = readCommandLine({ options: OPTIONS }, (given) => {
    if (!/^\d{0,3}$/.test(given.buildings)) throw new Error('--buildings takes 0 to 999');
    return given;
  });
  const ending = new AbortController();
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (!ending.signal.aborted) say('Stopping…');
      ending.abort();
    });
  try {
    const { 'their-server': isTheirs, buildings, ...how } = wanted;
    const environment = { ...process.env, ...(buildings && { [DEMO_BUILDINGS]: buildings }) };
    const runIt = isTheirs ? theirServerRun : localRun;
    await runIt({ environment, ...how, signal: ending.signal, say, mode });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
}

/** Runs until Ctrl-C. The exit code is 1 where something could not be started or ended unexpectedly. */
export function runCommand(mode: RunMode): void {
  run(mode).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exit(1);
    },
  );
}
