import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { cardCode, writeCards } from '../cards.ts';
import { atLeast, atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { medianRatio } from '../web/statistics.ts';
import { measureAlternately, measureLoad, mediansText } from './load.ts';
import type { BenchOptions } from './options.ts';
import { groupsOf } from './recording.ts';
import type { Recording } from './recording.ts';
import { withStage } from './stage.ts';
import type { Stage } from './stage.ts';

const PATH = '/api/v1/transaction/create';
const LEAST_RATIO = 0.6;
/** The p99 may be larger by the same factor as the throughput may be smaller. */
const MAX_P99_RATIO = Number((1 / LEAST_RATIO).toFixed(2));
const RECORDED_CARD = cardCode(0);

const body = (card: string): string =>
  JSON.stringify({
    email: 'bench@correo.example',
    name: 'Bench Bench',
    currency: 858,
    amount: 400,
    uid: card,
    channel: 'MercadoPagos',
    rut: '',
  });

let created = 0;

/** Creates payments as fast as they are answered, each for the next card and with its own key. */
export const creations: Omit<autocannon.Options, 'url'> = {
  requests: [
    {
      method: 'POST',
      path: PATH,
      setupRequest: (request) => ({
        ...request,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: body(cardCode(created++)),
      }),
    },
  ],
};

/** Records what the API does for one creation. */
async function record(stage: Stage, databaseUrl: string): Promise<Recording> {
  const api = await stage.startRecordedApi(databaseUrl);
  const key = randomUUID();
  await api.steps();
  const answer = await fetch(api.origin + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: body(RECORDED_CARD),
  });
  const { transaction_id: id } = (await answer.json()) as { transaction_id: string };
  const groups = groupsOf(await api.steps());
  await api.stop();
  return { groups, fresh: { uuids: [id, key], card: RECORDED_CARD } };
}

/**
 * transaction/create compared with a bare handler that runs the same statements and the same provider call.
 */
export const createRatio = ({ seconds, rounds }: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const databaseUrl = await stage.createDatabase('creations');
    await stage.importInto(databaseUrl, writeCards);
    const create = await record(stage, databaseUrl);
    const api = await stage.startApi(databaseUrl);
    const bare = await stage.startBare(databaseUrl, { create });
    const { ones, others } = await measureAlternately(
      rounds,
      () => measureLoad(api, { ...creations, duration: seconds }),
      () => measureLoad(bare, { path: '/create', method: 'POST', duration: seconds }),
    );
    const rates = [ones, others].map((loads) => loads.map(({ perSecond }) => perSecond));
    const tails = [ones, others].map((loads) => loads.map(({ p99Ms }) => p99Ms));
    const times = [ones, others].map((loads) => loads.map(({ processorMs }) => processorMs));
    const [[ourRate = [], bareRate = []], [ourTail = [], bareTail = []]] = [rates, tails];
    const [ourTime = [], bareTime = []] = times;
    return [
      atLeast(
        "transaction/create, requests/s to a bare handler's",
        medianRatio(ourRate, bareRate),
        LEAST_RATIO,
        '',
        2,
      ),
      withoutTarget('  ours : bare', mediansText(ourRate, bareRate, 0)),
      atMost("its p99 to a bare handler's", medianRatio(ourTail, bareTail), MAX_P99_RATIO, '', 2),
      withoutTarget('  ours : bare', `${mediansText(ourTail, bareTail, 1)} ms`),
      withoutTarget('  the process a request, ours : bare', `${mediansText(ourTime, bareTime, 2)} ms`),
      withoutTarget('  steps of a creation', String(create.groups.flat().length)),
    ];
  });
