import { parseArgs } from 'node:util';
import { DEMO_BUILDINGS } from './database.ts';
import { localRun } from './localRun.ts';
import type { RunMode } from './localRun.ts';
import { theirServerRun } from './theirServerRun.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (text: string) => {
  console.log(text);
};

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  fresh: flag,
  again: flag,
  prepare: flag,
  'their-server': flag,
  buildings: { type: 'string' },
} as const;

/** Whether npm has kept an option for itself, as it does without a word where `--` is missing before it. */
const isKeptByNpm = (option: string) => `npm_config_${option.replace('-', '_')}` in process.env;

function wantedFrom(usage: string) {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const isWhole = /^\d{1,3}$/.test(values.buildings ?? '0');
    if (isWhole && !Object.keys(OPTIONS).some(isKeptByNpm)) return values;
  } catch {
    // An unknown option is reported like any other mistake.
  }
  throw new Error(usage);
}

async function run(mode: RunMode, usage: string): Promise<void> {
  const ending = new AbortController();
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (!ending.signal.aborted) say('Stopping…');
      ending.abort();
    });
  try {
    const { 'their-server': isTheirs, buildings, ...how } = wantedFrom(usage);
    const environment = { ...process.env, ...(buildings !== undefined && { [DEMO_BUILDINGS]: buildings }) };
    const runIt = isTheirs ? theirServerRun : localRun;
    await runIt({ environment, ...how, signal: ending.signal, say, mode });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
}

/** Runs until Ctrl-C. The exit code is 1 where something could not be started or ended unexpectedly. */
export function runCommand(usage: string, mode: RunMode): void {
  run(mode, usage).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exit(1);
    },
  );
}
