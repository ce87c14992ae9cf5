import { join } from 'node:path';
import { demoRecords, simulatorSettings } from '@laundry/sandbox';
import {
  ROOT,
  createClosers,
  freePort,
  importRecords,
  startPostgres,
  startServer,
  readTail,
} from '@laundry/sandbox/local';
import { startSimulators } from '@laundry/sandbox/simulators';

const PROBE = join(ROOT, 'tools/trials/src/contract/probe/probe.ts');

/** Memory and handles of a process after a garbage collection. */
export interface Measurement {
  readonly heapBytes: number;
  /** Sockets, timers and other resources that keep it alive (`process.getActiveResourcesInfo`). */
  readonly handles: number;
}

/**
 * Starts a private API with the demo data of the local run and the provider simulators, over the empty
 * database of DATABASE_URL, or over its own PostgreSQL where that is not given.
 */
export async function startInstance() {
  const { NODE_OPTIONS: _ofTests, ...inherited } = process.env;
  const closers = createClosers();
  try {
    const folder = await closers.folder('contract');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const stateFile = join(folder, 'simulators.json');
    const simulators = closers.keep(
      await startSimulators({ port: 0, apiOrigin: origin, publicOrigin: origin, stateFile }),
    );
    const env: NodeJS.ProcessEnv = {
      ...inherited,
      DATABASE_URL: inherited['DATABASE_URL'] || closers.keep(await startPostgres()).url,
      API_PORT: String(port),
      API_ORIGIN: origin,
      LOG_LEVEL: 'error',
      MAIL_EVERY_MS: '0',
      ...simulatorSettings(simulators.origin),
    };
    await importRecords(demoRecords(new Date()), folder, env);
    const log = join(folder, 'api.log');
    const api = ['--expose-gc', '--import', PROBE, 'apps/api/src/main.ts'];
    const child = await startServer(api, [`${origin}/readyz`], { env, log, closers });
    let isAlive = true;
    void child.ended.then(() => (isAlive = false));
    return {
      url: new URL(origin),
      /** Measures the server's process after a garbage collection. */
      measure: async () => (await child.request('measure')) as Measurement,
      /** Whether the process that was started is still running. */
      isAlive: () => isAlive,
      /** The end of its log. */
      log: () => readTail(log),
      close: () => closers.closeAll(),
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
export type Instance = Awaited<ReturnType<typeof startInstance>>;
