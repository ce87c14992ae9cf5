import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { cardCode, writeCards } from './cards.ts';
import { finish, runNode } from './programs.ts';
import type { Running } from './programs.ts';
import { atLeast, atMost, told } from './report.ts';
import type { Figure } from './report.ts';

const API_PORT = 8310;
const SIMULATORS_PORT = 8320;
const API = `http://localhost:${API_PORT}`;
const SIMULATORS = `http://localhost:${SIMULATORS_PORT}`;
const CONNECTIONS = 12;
const WARM_UP_SECONDS = 3;
const SECONDS = 20;

const payload = (index: number): string =>
  JSON.stringify({
    email: 'bench@correo.example',
    name: 'Bench Bench',
    currency: 858,
    amount: 400,
    uid: cardCode(index),
    channel: 'MercadoPagos',
    rut: '',
  });

/** Creations as fast as they are answered, each of a card in turn and with a key of its own. */
function load(seconds: number): Promise<autocannon.Result> {
  let index = 0;
  return autocannon({
    url: API,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/v1/transaction/create',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: payload(index++),
        }),
      },
    ],
  });
}

interface Timings {
  readonly count: number;
  readonly totalMs: number;
}

async function simulatorMs(): Promise<number> {
  const { count, totalMs } = (await (await fetch(`${SIMULATORS}/_control/timings`)).json()) as Timings;
  return count === 0 ? 0 : totalMs / count;
}

async function measure(): Promise<Figure[]> {
  await load(WARM_UP_SECONDS);
  await fetch(`${SIMULATORS}/_control/reset`, { method: 'POST' });
  const result = await load(SECONDS);
  const simulator = await simulatorMs();
  const failed = result.errors + result.timeouts + result.non2xx;
  return [
    atLeast('transaction/create', result.requests.average, 300, 'requests/s'),
    told('p50', `${result.latency.p50} ms`),
    told('simulator, mean', `${simulator.toFixed(1)} ms`),
    atMost('p99 less the simulator', result.latency.p99 - simulator, 100, 'ms'),
    atMost('failed requests', failed, 0, ''),
    told('requests', String(result.requests.total)),
  ];
}

/** transaction/create on PostgreSQL, with one API, the simulators and the load on the same machine. */
export async function createThroughput(): Promise<Figure[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-bench-'));
  const started: Running[] = [];
  const start = (...given: Parameters<typeof runNode>) => {
    const program = runNode(...given);
    started.push(program);
    return program;
  };
  try {
    const cards = join(scratch, 'cards.ndjson');
    await writeCards(cards);
    const postgres = start(['apps/api/test/servePostgres.ts']);
    const database = { DATABASE_URL: (await postgres.line(/^postgres:/)).trim() };
    await finish(runNode(['apps/api/src/import.ts', cards], database));
    const simulators = start(['tools/bench/src/serveSimulators.ts', join(scratch, 'simulators'), API], {
      PORT: String(SIMULATORS_PORT),
    });
    start(['apps/api/src/main.ts'], {
      ...database,
      API_PORT: String(API_PORT),
      API_ORIGIN: API,
      MERCADOPAGO_BASE_URL: `${SIMULATORS}/mercadopago`,
      LOG_LEVEL: 'warn',
      RECONCILE_EVERY_MS: '0',
    });
    await Promise.all([simulators.line(/ready/), untilReady()]);
    return await measure();
  } finally {
    // The latest first: the API goes before its database.
    for (const program of started.toReversed()) await program.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

const READY_WITHIN_MS = 20_000;

async function untilReady(): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${API}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the API did not become ready');
}
