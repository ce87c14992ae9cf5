import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { portBaseFrom, portsAt } from '@laundry/sandbox';
import {
  READY_WITHIN_MS,
  createClosers,
  foldersAt,
  prepareSites,
  runChild,
  startServer,
} from '@laundry/sandbox/local';
import { makeBrand } from './brand.ts';
import { FIRST_BASE, isStarted, createStack } from './stacks.ts';
import type { Stack } from './stacks.ts';

export interface RunningStack {
  readonly stop: () => Promise<void>;
}

/** The addresses that have to answer before the first journey starts. */
const listChecks = ({ name, addresses: { site, api, simulators, mailbox } }: Stack): string[] =>
  name === 'theirs'
    ? [`${api}/received`, `${site}/credit`]
    : [`${api}/readyz`, `${simulators}/_control/payments`, `${mailbox}/api/messages`, `${site}/credit`];

/** Variables from the shell, or from the Nx that runs the journeys, that would change what is tested. */
const LEFT_OUT = /^(SITE_|NX_|DATABASE_URL$)/;

const createEnvironment = ({ portBase, env }: Stack, data: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name))),
  ...env,
  PORT_BASE: String(portBase),
  DATA_ROOT: data,
});

/** Where the data and the sites of the standard runs are prepared, once for all of them. */
const PREPARED = join(tmpdir(), `e2e-prepared-${FIRST_BASE}`);
const first = createStack('standard', 0);
const prepared = join(PREPARED, String(first.portBase));

/** Imports the demo data, and takes the sites from Nx, whose earlier steps built them with the defaults. */
async function prepareStacks(): Promise<void> {
  // A run that was killed has left its folder behind.
  await rm(PREPARED, { recursive: true, force: true });
  await mkdir(prepared, { recursive: true });
  const env = createEnvironment(first, PREPARED);
  const signal = AbortSignal.timeout(READY_WITHIN_MS);
  await prepareSites(foldersAt(env, String(first.portBase)), env, signal, 0);
  const log = join(PREPARED, 'prepare.log');
  await runChild(['tools/sandbox/src/start.ts', '--again', '--prepare'], { env, log, signal });
}

const DEFAULT_BASE = portBaseFrom({});

/** An address of the defaults in built sites. */
const ADDRESS = new RegExp(
  `(localhost|127\\.0\\.0\\.1):(${Object.values(portsAt(DEFAULT_BASE)).join('|')})\\b`,
  'g',
);

/** Moves the addresses in built sites to the ports of another run. */
async function moveSites(folder: string, by: number): Promise<void> {
  for await (const file of glob('**/*.{html,js,json,txt,xml}', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    const moved = text.replaceAll(ADDRESS, (_, host: string, port: string) => `${host}:${Number(port) + by}`);
    if (moved !== text) await writeFile(join(folder, file), moved);
  }
}

/** Copies what was prepared for a run: the demo data, and the sites where they are the standard ones. */
async function copyPrepared({ name, portBase }: Stack, data: string): Promise<void> {
  const to = join(data, String(portBase));
  for (const part of ['db', 'controller.key'])
    await cp(join(prepared, part), join(to, part), { recursive: true });
  if (name !== 'standard') return;
  // The compressed copies would have the old addresses.
  const filter = (path: string) => !/\.(br|gz)$/.test(path);
  await cp(join(prepared, 'sites'), join(to, 'sites'), { recursive: true, filter });
  await moveSites(join(to, 'sites'), portBase - DEFAULT_BASE);
}

/**
 * Starts a local run like `npm start` or `npm run dev`, with its own copy of the prepared data, and waits
 * until it answers. It also ends when the test runner is killed.
 */
export async function runStack(stack: Stack): Promise<RunningStack> {
  const command = stack.name === 'dev' ? 'dev' : 'start';
  const flag = stack.name === 'theirs' ? '--their-server' : '--again';
  const closers = createClosers();
  const data = await closers.folder(`e2e-${stack.name}`);
  try {
    if (stack.name !== 'theirs') await copyPrepared(stack, data);
    await startServer([`tools/sandbox/src/${command}.ts`, flag], listChecks(stack), {
      env: createEnvironment(stack, data),
      log: join(data, 'run.log'),
      closers,
    });
    return { stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Starts each worker's local run, from what is prepared once for all. @returns a function that stops them */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (isStarted) return () => Promise.resolve();
  await Promise.all([makeBrand(), prepareStacks()]);
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, (_, index) => runStack(createStack('standard', index))),
  );
  const stopAll = async () => {
    const running = starts.filter((start) => start.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.stop()));
    await rm(PREPARED, { recursive: true });
  };
  for (const start of starts)
    if (start.status === 'rejected') {
      await stopAll();
      throw start.reason;
    }
  return stopAll;
}
