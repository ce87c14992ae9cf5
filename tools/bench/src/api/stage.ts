import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatorSettings } from '@laundry/sandbox';
import { freePort, untilReady } from '@laundry/sandbox/local';
import pg from 'pg';
import { finish, runNode } from '../programs.ts';
import type { Running } from '../programs.ts';
import type { RecordedStep } from './recording.ts';

const READY_WITHIN_MS = 60_000;

export interface Server {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Provides a database server, the provider simulators and whatever the measurement starts, and stops all of
 * it afterwards.
 */
export async function withStage<Result>(measure: (stage: Stage) => Promise<Result>): Promise<Result> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-bench-'));
  const started: Running[] = [];
  try {
    return await measure(await openStage(scratch, started));
  } finally {
    // In reverse order: an API is stopped before its database.
    for (const program of started.toReversed()) await program.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function openStage(scratch: string, started: Running[]) {
  const start = (...given: Parameters<typeof runNode>) => {
    const program = runNode(...given);
    started.push(program);
    return program;
  };
  const serverOf = ({ child, stop }: Running, port: number): Server => ({
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop,
  });

  const postgres = start(['apps/api/test/support/servePostgres.ts']);
  const server = (await postgres.line(/^postgres:/)).trim();
  const simulatorsPort = await freePort();
  const simulators = `http://localhost:${simulatorsPort}`;
  await start(['tools/bench/src/serveSimulators.ts', join(scratch, 'simulators'), simulators], {
    PORT: String(simulatorsPort),
  }).line(/ready/);
  let recorded = 0;

  async function startApi(databaseUrl: string, more: Readonly<Record<string, string>> = {}): Promise<Server> {
    const port = await freePort();
    const program = start(['apps/api/src/main.ts'], {
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      API_ORIGIN: `http://localhost:${port}`,
      ...simulatorSettings(simulators),
      LOG_LEVEL: 'warn',
      RECONCILE_EVERY_MS: '0',
      REPORTS_PER_SESSION: '0',
      MAIL_EVERY_MS: '0',
      ...more,
    });
    const api = serverOf(program, port);
    await untilReady(`${api.origin}/readyz`, READY_WITHIN_MS, AbortSignal.timeout(READY_WITHIN_MS));
    return api;
  }

  return {
    simulators,
    /** Creates an empty database. @returns its URL */
    createDatabase: async (name: string): Promise<string> => {
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return Object.assign(new URL(server), { pathname: `/${name}` }).href;
    },
    /** Fills a database through the API's own import. @param write writes the file */
    importInto: async (databaseUrl: string, write: (file: string) => Promise<void>): Promise<void> => {
      const file = join(scratch, 'import.ndjson');
      await write(file);
      await finish(runNode(['apps/api/src/seed.ts', file], { DATABASE_URL: databaseUrl }));
    },
    startApi,
    /**
     * An API whose statements and provider calls are recorded, and a function that reads those since its last
     * call.
     */
    startRecordedApi: async (databaseUrl: string) => {
      const file = join(scratch, `calls-${recorded++}.ndjson`);
      await writeFile(file, '');
      const api = await startApi(databaseUrl, {
        RECORD_CALLS: file,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'recordCalls.ts')}`,
      });
      let read = 0;
      return {
        ...api,
        steps: async (): Promise<RecordedStep[]> => {
          const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
          const since = lines.slice(read);
          read = lines.length;
          return since.map((line) => JSON.parse(line) as RecordedStep);
        },
      };
    },
    /** A bare handler that replays recordings, each under its own name. */
    startBare: async (databaseUrl: string, recordings: object): Promise<Server> => {
      const file = join(scratch, `recordings-${recorded++}.json`);
      await writeFile(file, JSON.stringify(recordings));
      const port = await freePort();
      const program = start(['tools/bench/src/api/bareApi.ts', file], {
        DATABASE_URL: databaseUrl,
        PORT: String(port),
      });
      await program.line(/ready/);
      return serverOf(program, port);
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
