import { randomUUID } from 'node:crypto';
import { controllerHeaders, createTopUpRecord } from '@laundry/sandbox';
import { readOutput } from '@laundry/sandbox/local';
import autocannon from 'autocannon';
import { COMPANY, cardCode, lastDays } from './data.ts';
import { processorMs, residentMib } from './processUsage.ts';
import { atLeast, atMost, withoutTarget } from './report.ts';
import type { Figure } from './report.ts';
import type { Api, Stage } from './stage.ts';

const CONNECTIONS = 12;
const WARM_UP_SECONDS = 2;
const CONTROLLERS = 8;
const BATCH = 100;

/** A call that is repeated as fast as it is answered, and its targets. */
interface Call {
  readonly name: string;
  readonly request: autocannon.Request;
  readonly connections?: number;
  /** The number of items in one request, 1 by default, and the fewest items a second. */
  readonly each?: number;
  readonly least?: number;
  /** The largest p99 without the time of the provider's simulator, in ms. */
  readonly maxP99?: number;
}

let created = 0;
const CREATION: Call = {
  name: 'transaction/create',
  least: 300,
  maxP99: 100,
  request: {
    method: 'POST',
    path: '/api/v1/transaction/create',
    setupRequest: (request) => ({
      ...request,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(createTopUpRecord(cardCode(created++))),
    }),
  },
};

/** The reading calls, with whole answers. The settlement is of the last whole month. */
function readings({ token }: Api): Call[] {
  const days = lastDays(30);
  const month = new Date();
  month.setUTCMonth(month.getUTCMonth() - 1, 1);
  const last = month.toISOString().slice(0, 'YYYY-MM'.length);
  const headers = { authorization: `Bearer ${token}` };
  const read = (name: string, path: string): Call => ({
    name,
    request: { path: `/api/v1/${path}`, headers },
  });
  return [
    read('card/methods', `card/methods?param1=${cardCode(0)}`),
    read('a page of 50 uses of a month', `reports/uses?${days}`),
    read('the totals of a month of uses', `reports/uses/summary?${days}`),
    read('750 transactions', `reports/transactions?${lastDays(3)}`),
    read("a month's settlement of 50 buildings", `reports/settlement?month=${last}&building=all`),
  ];
}

interface Controller {
  readonly name: string;
  readonly key: string;
  readonly cards: readonly string[];
}

/** Registers controllers of the first buildings. */
async function addControllers({ databaseUrl }: Api): Promise<Controller[]> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const controllers: Controller[] = [];
  for (const [index, { id, units }] of COMPANY.buildings.slice(0, CONTROLLERS).entries()) {
    const name = `bench-${index}`;
    const command = ['apps/api/src/company.ts', 'controller', 'add', name, '--building', id];
    const { output, errors } = await readOutput(command, env);
    const [key] = /^[\w-]{40,}$/m.exec(output) ?? [];
    if (key === undefined) throw new Error(errors);
    controllers.push({ name, key, cards: units.map(({ card }) => card) });
  }
  return controllers;
}

/** Batches of successful uses, signed by one controller after the other. */
function reportUses(controllers: readonly Controller[]): Call {
  let sent = 0;
  return {
    name: `uses, of ${CONTROLLERS} controllers, ${BATCH} in a batch`,
    connections: CONTROLLERS,
    each: BATCH,
    least: 500,
    request: {
      method: 'POST',
      path: '/machines/v1/uses',
      setupRequest: (request) => {
        const controller = controllers[sent++ % controllers.length];
        if (!controller) return request;
        const { name, key, cards } = controller;
        const at = new Date().toISOString();
        const uses = Array.from({ length: BATCH }, (_, index) => ({
          id: randomUUID(),
          machine: `TC-${1 + (index % 5)}`,
          card: cards[index % cards.length],
          at,
          result: 'Exitoso',
        }));
        const body = JSON.stringify({ uses });
        const headers = controllerHeaders(name, key, 'POST', '/machines/v1/uses', body);
        return { ...request, headers, body };
      },
    },
  };
}

/** The mean time that the simulators took for a request since they were reset, in ms. */
async function simulatorMs(simulators: string): Promise<number> {
  const answer = await fetch(`${simulators}/_control/timings`);
  const { count, totalMs } = (await answer.json()) as { count: number; totalMs: number };
  return totalMs / Math.max(count, 1);
}

async function measure({ simulators, options }: Stage, { origin, pid }: Api, call: Call): Promise<Figure[]> {
  const { name, request, connections = CONNECTIONS, each = 1, least, maxP99 } = call;
  const run = (duration: number) => autocannon({ url: origin, connections, duration, requests: [request] });
  await run(WARM_UP_SECONDS);
  await fetch(`${simulators}/_control/reset`, { method: 'POST' });
  const before = await processorMs(pid);
  const { requests, duration, latency, errors, timeouts, non2xx } = await run(options.seconds);
  const busy = (await processorMs(pid)) - before;
  const rate = (requests.total * each) / duration;
  return [
    least === undefined
      ? withoutTarget(name, `${rate.toFixed(0)} a second`)
      : atLeast(name, rate, least, 'a second'),
    withoutTarget('  the process, ms of a core each', (busy / requests.total / each).toFixed(3)),
    maxP99 === undefined
      ? withoutTarget('  p50 and p99 of a request', `${latency.p50} and ${latency.p99} ms`)
      : atMost('  its p99 less the simulator', latency.p99 - (await simulatorMs(simulators)), maxP99, 'ms'),
    atMost('  failed', errors + timeouts + non2xx, 0, '', 0),
  ];
}

/** Calls of the API over PostgreSQL. The API, the simulators and the load share one machine. */
export async function load(stage: Stage): Promise<Figure[]> {
  const api = await stage.api();
  const calls = [CREATION, ...readings(api), reportUses(await addControllers(api))];
  const figures: Figure[] = [];
  for (const call of calls) figures.push(...(await measure(stage, api, call)));
  return [
    ...figures,
    withoutTarget('memory of the instance then', `${(await residentMib(api.pid)).toFixed(0)} MiB`),
  ];
}
