import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './folders.ts';

/** How long a process may take to end after being asked to, in ms. */
const ENDS_WITHIN_MS = 10_000;
const END_WITH_PARENT = join(import.meta.dirname, 'endWithParent.ts');
/** How much of a log is told when its process fails, in characters. */
const TAIL = 2_000;

export interface ChildOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Takes all that it prints. */
  readonly log: string;
  /** Hears each line of it as well. */
  readonly hear?: (line: string) => void;
}

/** A Node process of the run. */
export interface Child {
  /** How it ended, once it has: its exit code or its signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Ends it and all that it started; one that hangs is killed. */
  stop(): Promise<void>;
  /** Ends them as a crash would, with SIGKILL. */
  kill(): void;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nothing of it is left.
  }
}

/** The tools of the workspace first, so that what a build starts runs on this Node version. */
const pathWithTools = () =>
  [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Writes what a process prints to its log, and lets it be heard line by line. */
function passOn({ stdout, stderr }: ChildProcess, log: FileHandle, hear: (line: string) => void): void {
  const file = log.createWriteStream();
  for (const stream of [stdout, stderr]) {
    stream?.pipe(file, { end: false });
    if (stream) createInterface({ input: stream }).on('line', hear);
  }
}

/**
 * Starts a Node process in a group of its own: Ctrl-C in a terminal reaches the run alone, which then ends
 * its processes in order.
 */
export async function startChild(args: readonly string[], { env, log, hear }: ChildOptions): Promise<Child> {
  const output = await open(log, 'w');
  const taker = hear ? 'pipe' : output.fd;
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: ROOT,
    detached: true,
    env: { ...env, PATH: pathWithTools() },
    stdio: ['ignore', taker, taker, 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 0));
  });
  if (hear) passOn(child, output, hear);
  else await output.close();
  const killNow = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killNow);
  void ended.finally(() => process.off('exit', killNow)).catch(() => undefined);
  return {
    ended,
    kill: killNow,
    stop: async () => {
      signalGroup(child, 'SIGTERM');
      const killer = setTimeout(killNow, ENDS_WITHIN_MS);
      await ended.finally(() => clearTimeout(killer));
    },
  };
}

/** The end of a log. */
export async function tailOf(log: string): Promise<string> {
  const file = await open(log);
  try {
    return (await file.readFile('utf8')).slice(-TAIL).trim();
  } finally {
    await file.close();
  }
}

/**
 * Runs a Node process to its end. Aborting ends it.
 *
 * @throws Error with the end of what it printed where it fails, or the abort reason
 */
export async function runChild(
  args: readonly string[],
  { signal, ...options }: ChildOptions & { readonly signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted();
  const child = await startChild(args, options);
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop, { once: true });
  const how = await child.ended;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (how !== 0) throw new Error(`${args.join(' ')} ended with ${how}:\n${await tailOf(options.log)}`);
}
