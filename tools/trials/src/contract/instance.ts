import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatorSettings } from '@laundry/sandbox';
import {
  ROOT,
  createClosers,
  freePort,
  runChild,
  startPostgres,
  tailOf,
  untilReady,
} from '@laundry/sandbox/local';
import { startSimulators } from '@laundry/sandbox/simulators';

const READY_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 30_000;
const WRITE_DEMO_DATA = 'tools/sandbox/src/demo-data/demoRecords.ts';
const PROBE = join(ROOT, 'tools/trials/src/contract/probe/probe.ts');

/** Memory and handles of a process after a garbage collection. */
export interface Measurement {
  readonly heapBytes: number;
  /** Sockets, timers and other resources that keep it alive (`process.getActiveResourcesInfo`). */
  readonly handles: number;
}

/** A private API with the demo data of the local run and the provider simulators. */
export interface Instance {
  readonly url: URL;
  /** Measures the server's process after a garbage collection. */
  readonly measure: () => Promise<Measurement>;
  /** Whether the process that was started is still running. */
  readonly isAlive: () => boolean;
  /** The end of its log. */
  readonly log: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Requests a measurement from the probe inside a process. */
const measurer = (child: ChildProcess) => async (): Promise<Measurement> => {
  const answered = once(child, 'message') as Promise<[Measurement]>;
  child.send('measure');
  const [measurement] = await answered;
  return measurement;
};

/** Starts it over the empty database of DATABASE_URL, or over its own PostgreSQL where that is not given. */
export async function startInstance(environment: NodeJS.ProcessEnv = process.env): Promise<Instance> {
  const { NODE_OPTIONS: _ofTests, ...inherited } = environment;
  const closers = createClosers();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'laundry-contract-'));
    closers.add(() => rm(folder, { recursive: true, force: true }));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const simulators = await startSimulators({
      port: 0,
      apiOrigin: origin,
      publicOrigin: origin,
      stateFile: join(folder, 'simulators.json'),
    });
    closers.add(() => simulators.close());
    const providers = `http://localhost:${simulators.port}`;
    const postgres = inherited['DATABASE_URL'] ? undefined : await startPostgres();
    if (postgres) closers.add(postgres.close);
    const env: NodeJS.ProcessEnv = {
      ...inherited,
      ...(postgres && { DATABASE_URL: postgres.url }),
      API_PORT: String(port),
      API_ORIGIN: origin,
      LOG_LEVEL: 'error',
      MAIL_EVERY_MS: '0',
      ...simulatorSettings(providers),
    };
    const records = join(folder, 'records.ndjson');
    const signal = AbortSignal.timeout(READY_WITHIN_MS);
    const prepare = { env, log: join(folder, 'prepare.log'), signal };
    await runChild([WRITE_DEMO_DATA, records], prepare);
    await runChild(['apps/api/src/seed.ts', '--if-empty', records], prepare);

    const logFile = join(folder, 'api.log');
    const output = await open(logFile, 'w');
    const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, 'apps/api/src/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', output.fd, output.fd, 'ipc'],
    });
    await output.close();
    const ended = once(child, 'exit');
    const isAlive = () => child.exitCode === null && child.signalCode === null;
    closers.add(async () => {
      if (!isAlive()) return;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
      await ended;
      clearTimeout(killer);
    });
    await Promise.race([
      untilReady(`${origin}/readyz`, READY_WITHIN_MS, signal),
      ended.then(async () => {
        throw new Error(`the API did not start:\n${await tailOf(logFile)}`);
      }),
    ]);
    return {
      url: new URL(origin),
      measure: measurer(child),
      isAlive,
      log: () => tailOf(logFile),
      close: () => closers.closeAll(),
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
