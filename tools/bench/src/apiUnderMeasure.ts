import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatorSettings } from '@laundry/sandbox';
import { runNode } from './programs.ts';
import type { Running } from './programs.ts';

const API_PORT = 8310;
const SIMULATORS_PORT = 8320;

/** The API with its own PostgreSQL and provider simulators, running while it is measured. */
export interface ApiUnderMeasure {
  readonly api: string;
  readonly simulators: string;
  /** A temporary folder, removed after the measurement. */
  readonly scratch: string;
}

const READY_WITHIN_MS = 20_000;

async function untilReady(api: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${api}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the API did not become ready');
}

/** Fills an empty database, starts the API over it, measures, and ends all that was started. */
export async function withApi<Result>(
  fill: (databaseUrl: string, scratch: string) => Promise<void>,
  measure: (under: ApiUnderMeasure) => Promise<Result>,
): Promise<Result> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-bench-'));
  const started: Running[] = [];
  const start = (...given: Parameters<typeof runNode>) => {
    const program = runNode(...given);
    started.push(program);
    return program;
  };
  const api = `http://localhost:${API_PORT}`;
  const simulators = `http://localhost:${SIMULATORS_PORT}`;
  try {
    const postgres = start(['apps/api/test/support/servePostgres.ts']);
    const DATABASE_URL = (await postgres.line(/^postgres:/)).trim();
    await fill(DATABASE_URL, scratch);
    const providers = start(['tools/bench/src/serveSimulators.ts', join(scratch, 'simulators'), api], {
      PORT: String(SIMULATORS_PORT),
    });
    start(['apps/api/src/main.ts'], {
      DATABASE_URL,
      API_PORT: String(API_PORT),
      API_ORIGIN: api,
      ...simulatorSettings(simulators),
      LOG_LEVEL: 'warn',
      RECONCILE_EVERY_MS: '0',
      REPORTS_PER_SESSION: '0',
    });
    await Promise.all([providers.line(/ready/), untilReady(api)]);
    return await measure({ api, simulators, scratch });
  } finally {
    // In reverse order: the API is stopped before its database.
    for (const program of started.toReversed()) await program.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}
