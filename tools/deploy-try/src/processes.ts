import { execFile, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** How much of a log is told when its process fails, in characters. */
const TAIL = 2000;
const LARGEST_OUTPUT = 64 * 1024 * 1024;

export interface ProcessOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Whom it runs as; PostgreSQL refuses to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** A process that runs until it is stopped. */
export interface Service {
  readonly isRunning: () => boolean;
  /** Resolves once it has ended. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

const tailOf = async (log: string) => (await readFile(log, 'utf8')).slice(-TAIL).trim();

/** Starts a process whose output goes to a log; it is killed should this process end before. */
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

/** Runs a command to its end and gives what it printed. @throws Error with the end of its output where it fails */
export async function command(
  program: string,
  args: readonly string[],
  { env = process.env, cwd, user }: ProcessOptions = {},
): Promise<string> {
  try {
    const { stdout } = await run(program, [...args], {
      env,
      maxBuffer: LARGEST_OUTPUT,
      ...(cwd !== undefined && { cwd }),
      ...user,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${(stdout + stderr).slice(-TAIL).trim()}`, {
      cause: error,
    });
  }
}

/** Waits until something holds. @throws Error naming it, with the end of a log, where it does not within the time (ms) */
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
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
