import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Closers } from './closers.ts';
import { ROOT } from './folders.ts';

/** The longest time that a process may take to stop, in ms. */
const ENDS_WITHIN_MS = 20_000;
/** The longest time until a server answers, builds and other work of the machine included, in ms. */
export const READY_WITHIN_MS = 240_000;
const POLL_MS = 100;
const ANSWERS_WITHIN_MS = 2_000;
const END_WITH_PARENT = join(import.meta.dirname, 'endWithParent.ts');
/** How much of a failed process's log is shown, in characters. */
const TAIL = 2_000;

export interface ChildOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The file for its output. */
  readonly log: string;
  /** Receives each line of its output as well. */
  readonly onLine?: (line: string) => void;
  /** The workspace's root by default. */
  readonly cwd?: string;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}

/** The workspace's tools come first, so that builds run on this Node version. */
const pathWithTools = () =>
  [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Writes a process's output to its log, and passes it on line by line. */
function passOn(child: ChildProcess, log: FileHandle, onLine: (line: string) => void): void {
  const file = log.createWriteStream();
  child.once('close', () => file.end());
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(file, { end: false });
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

/**
 * Starts a Node process in its own process group, so that Ctrl-C in a terminal only reaches the run, which
 * then stops its processes in order.
 */
export async function startChild(args: readonly string[], { env, log, onLine, cwd = ROOT }: ChildOptions) {
  const output = await open(log, 'w');
  const taker = onLine ? 'pipe' : output.fd;
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd,
    detached: true,
    env: { ...env, PATH: pathWithTools() },
    stdio: ['ignore', taker, taker, 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 0));
  });
  if (onLine) passOn(child, output, onLine);
  else await output.close();
  const killNow = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killNow);
  void ended.finally(() => process.off('exit', killNow)).catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    /** Resolves when it has ended, with its exit code or its signal. */
    ended,
    /** Never resolves. @throws Error with the end of its log once it has ended */
    untilDead: async (): Promise<never> => {
      throw await toError(args, await ended, log);
    },
    /** Sends it a message. @returns its answer */
    request: async (message: string): Promise<unknown> => {
      const answered = once(child, 'message');
      child.send(message);
      const [answer] = (await answered) as unknown[];
      return answer;
    },
    /** Ends it and its descendants with SIGKILL, as a crash would. */
    kill: killNow,
    /** Stops them; where they hang, kills them. */
    stop: async (): Promise<void> => {
      signalGroup(child, 'SIGTERM');
      const killer = setTimeout(killNow, ENDS_WITHIN_MS);
      await ended.finally(() => clearTimeout(killer));
    },
  };
}
export type Child = Awaited<ReturnType<typeof startChild>>;

/** The error for a process that ended unexpectedly. */
const toError = async (args: readonly string[], how: number | NodeJS.Signals, log: string): Promise<Error> =>
  new Error(`${args.join(' ')} ended with ${how}. The end of ${log}:\n${await readTail(log)}`);

/** The end of a log. */
export async function readTail(log: string): Promise<string> {
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
 * @throws Error with the end of its output where it fails, or the abort reason
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
  if (how !== 0) throw await toError(args, how, options.log);
}

/** Runs a Node program to its end, as a shell would: without the NODE_OPTIONS of the tests. */
export async function readOutput(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { NODE_OPTIONS: _ofTests, ...own } = env;
  const child = spawn(process.execPath, args, { cwd: ROOT, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, output, errors };
}

/** Whether a URL answers with success at this moment. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Waits until a URL answers with success. @throws the abort reason, or Error once the time (ms) is over */
export async function untilReady(url: string, within = READY_WITHIN_MS, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await isAnswering(url))) {
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${within / 1000} s`);
    await wait(POLL_MS, undefined, { signal });
  }
}

/** Starts a server, which `closers` stops. @throws Error where it ends before it answers at all URLs */
export async function startServer(
  args: readonly string[],
  urls: readonly string[],
  {
    closers,
    signal,
    ...options
  }: ChildOptions & { readonly closers: Closers; readonly signal?: AbortSignal },
): Promise<Child> {
  const child = await startChild(args, options);
  closers.add(child.stop);
  const ready = Promise.all(urls.map((url) => untilReady(url, READY_WITHIN_MS, signal))).catch(
    async (cause: unknown) => {
      signal?.throwIfAborted();
      throw new Error(`${String(cause)}. The end of ${options.log}:\n${await readTail(options.log)}`, {
        cause,
      });
    },
  );
  await Promise.race([ready, child.untilDead()]);
  return child;
}
