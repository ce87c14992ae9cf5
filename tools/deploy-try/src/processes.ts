import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How much of a failed process's log is shown, in characters. */
const TAIL = 2000;
/** The time that a browser, a build or a dump gets to end after SIGTERM. */
const COMMAND_ENDS_WITHIN_MS = 10_000;

const running = new Set<ChildProcess>();

export interface ProcessOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** The system user that it runs as; PostgreSQL refuses to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** A process that runs until it is stopped. */
export interface Service {
  readonly isRunning: () => boolean;
  /** Resolves once it has ended. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

const tailOf = async (log: string) => (await readFile(log, 'utf8')).slice(-TAIL).trim();

/** Starts a process that logs to a file. It is killed if this process ends first. */
export async function startService(
  command: string,
  args: readonly string[],
  log: string,
  { env = process.env, cwd, user }: ProcessOptions = {},
): Promise<Service> {
  const output = await open(log, 'a');
  const child = spawn(command, args, {
    stdio: ['ignore', output.fd, output.fd],
    env,
    ...(cwd !== undefined && { cwd }),
    ...user,
  });
  await output.close();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Sends a signal to a command and its descendants. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Ends the running commands with their descendants. */
export async function endCommands(): Promise<void> {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGINT');
  const left = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = Promise.all(left.map((child) => once(child, 'exit')));
  await Promise.race([ended, wait(COMMAND_ENDS_WITHIN_MS, undefined, { ref: false })]);
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/**
 * Runs a command and returns its output.
 *
 * @throws Error with the end of its output where it fails
 */
export async function command(
  program: string,
  args: readonly string[],
  { env = process.env, cwd, user }: ProcessOptions = {},
): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    // Its own process group, so that its descendants can be ended with it.
    detached: true,
    ...(cwd !== undefined && { cwd }),
    ...user,
  });
  running.add(child);
  try {
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    const [[code, signal], stdout, stderr] = await Promise.all([
      exited,
      text(child.stdout),
      text(child.stderr),
    ]);
    if (code === 0) return stdout;
    const output = (stdout + stderr).slice(-TAIL).trim();
    throw new Error(`${program} ${args.join(' ')} ended with ${code ?? signal}:\n${output}`);
  } finally {
    running.delete(child);
  }
}

/**
 * Waits until a condition holds.
 *
 * @throws Error naming it, with the end of a log, where it does not within the time (ms)
 */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  within = 60_000,
  log?: string,
): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${within / 1000} s${log ? `\n${await tailOf(log)}` : ''}`);
    await wait(50);
  }
}
