import { parseArgs } from 'node:util';
import { localRun } from './local/localRun.ts';

const USAGE = 'usage: npm start -- [--fresh]';
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (text: string) => {
  console.log(text);
};

function isFresh(): boolean {
  try {
    return parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values.fresh;
  } catch {
    throw new Error(USAGE);
  }
}

/** `npm start`: the local run until Ctrl-C. Exits with 1 where something could not be started or went down. */
async function main(): Promise<void> {
  const ending = new AbortController();
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (!ending.signal.aborted) say('Stopping…');
      ending.abort();
    });
  try {
    await localRun({ environment: process.env, fresh: isFresh(), signal: ending.signal, say });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
