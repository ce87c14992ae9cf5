import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { withApi } from './apiUnderMeasure.ts';
import type { ApiUnderMeasure } from './apiUnderMeasure.ts';
import { cardCode, writeCards } from './cards.ts';
import { finish, runNode } from './programs.ts';
import { atLeast, atMost, withoutTarget } from './report.ts';
import type { Figure } from './report.ts';

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

/** Creates payments as fast as they are answered, each for the next card and with its own key. */
function load(api: string, seconds: number): Promise<autocannon.Result> {
  let index = 0;
  return autocannon({
    url: api,
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

async function simulatorMs(simulators: string): Promise<number> {
  const { count, totalMs } = (await (await fetch(`${simulators}/_control/timings`)).json()) as Timings;
  return count === 0 ? 0 : totalMs / count;
}

async function measure({ api, simulators }: ApiUnderMeasure): Promise<Figure[]> {
  await load(api, WARM_UP_SECONDS);
  await fetch(`${simulators}/_control/reset`, { method: 'POST' });
  const result = await load(api, SECONDS);
  const simulator = await simulatorMs(simulators);
  const failed = result.errors + result.timeouts + result.non2xx;
  return [
    atLeast('transaction/create', result.requests.average, 300, 'requests/s'),
    withoutTarget('p50', `${result.latency.p50} ms`),
    withoutTarget('simulator, mean', `${simulator.toFixed(1)} ms`),
    atMost('p99 less the simulator', result.latency.p99 - simulator, 100, 'ms'),
    atMost('failed requests', failed, 0, ''),
    withoutTarget('requests', String(result.requests.total)),
  ];
}

/** Writes cards to top up into an empty database. */
async function fill(databaseUrl: string, scratch: string): Promise<void> {
  const cards = join(scratch, 'cards.ndjson');
  await writeCards(cards);
  await finish(runNode(['apps/api/src/seed.ts', cards], { DATABASE_URL: databaseUrl }));
}

/** transaction/create on PostgreSQL. The API, the simulators and the load share one machine. */
export const createThroughput = (): Promise<Figure[]> => withApi(fill, measure);
