import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const script = (name: string) => `${import.meta.dirname}/../../src/${name}.ts`;
const LOOK_AGAIN_MS = 50;

/**
 * The environment that a test's child processes inherit: the path of programs and, because the same modules
 * are started some two hundred times, Node's compile cache.
 */
export const childEnvironment = () => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache'),
});

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

/** Status of /readyz; undefined where nobody listens. */
const readiness = async (origin: string) => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status;

/** Starts a script, the server by default, as a process of its own, and waits until it ends by itself. */
export async function started(environment: Record<string, string>, name = 'main', ...options: string[]) {
  const child = spawn(process.execPath, [script(name), ...options], {
    env: { ...childEnvironment(), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

/** Starts the server as a process of its own on a free port, and waits until it listens, at first unready. */
export async function startInstance(environment: Record<string, string>) {
  const child = spawn(process.execPath, [script('main')], {
    env: { ...childEnvironment(), ...environment, LOG_LEVEL: 'info', API_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const until = async (isReached: () => Promise<boolean> | boolean) => {
    while (!(await isReached())) {
      if (!isAlive()) throw new Error(`the instance ended:\n${log}`);
      await wait(LOOK_AGAIN_MS);
    }
  };
  let origin = '';
  await until(() => (origin = /listening at (http:[^"]+)/.exec(log)?.[1] ?? '') !== '');

  return {
    origin,
    isAlive,
    log: () => log,
    /** Waits until /readyz answers with a status. */
    untilReadiness: (status: number) => until(async () => (await readiness(origin)) === status),
    /** @returns its exit code; null where it had ended before, or was killed */
    stop: async (signal: NodeJS.Signals): Promise<number | null> => {
      if (!isAlive()) return null;
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
