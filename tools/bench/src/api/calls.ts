import { fill } from '../portal/fill.ts';
import { lastDays, writeBuildings } from '../portal/buildings.ts';
import { atLeast, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { medianRatio } from '../web/statistics.ts';
import { measureAlternately, measureLoad, mediansText } from './load.ts';
import type { BenchOptions } from './options.ts';
import { groupsOf } from './recording.ts';
import type { Recording } from './recording.ts';
import { signIn } from './signIn.ts';
import { withStage } from './stage.ts';

/** A month's report of transactions has some 750 rows. */
const AMOUNTS = { uses: 100_000, transactions: 10_000, days: 400 };
const MONTH = lastDays(30);
const LEAST_RATIO = 0.7;

const callsOf = (card: string, transaction: string): Readonly<Record<string, string>> => ({
  'card/methods': `/api/v1/card/methods?param1=${card}`,
  'transaction/status': `/api/v1/transaction/status/${transaction}`,
  'reports/uses': `/api/v1/reports/uses?${MONTH}`,
  'reports/uses/summary': `/api/v1/reports/uses/summary?${MONTH}`,
  'reports/transactions': `/api/v1/reports/transactions?${MONTH}`,
  'reports/transactions/summary': `/api/v1/reports/transactions/summary?${MONTH}`,
});

/** Starts a top-up. @returns its id */
async function topUp(api: string, card: string): Promise<string> {
  const answer = await fetch(`${api}/api/v1/transaction/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench@correo.example',
      name: 'Bench Bench',
      currency: 858,
      amount: 400,
      uid: card,
      channel: 'MercadoPagos',
      rut: '',
    }),
  });
  return ((await answer.json()) as { transaction_id: string }).transaction_id;
}

const CARD = '30000000';

/**
 * Reading calls compared with a bare Fastify server that runs the same statements without checks or
 * authentication.
 */
export const callRatios = ({ seconds, rounds }: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const databaseUrl = await stage.createDatabase('calls');
    await stage.importInto(databaseUrl, writeBuildings);
    await fill(databaseUrl, AMOUNTS);

    const recorded = await stage.startRecordedApi(databaseUrl);
    const token = await signIn(recorded.origin, stage.simulators);
    const headers = { authorization: `Bearer ${token}` };
    const calls = callsOf(CARD, await topUp(recorded.origin, CARD));
    const recordings: Record<string, Recording> = {};
    for (const [name, path] of Object.entries(calls)) {
      await recorded.steps();
      const answer = await fetch(recorded.origin + path, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
      recordings[name] = { groups: groupsOf(await recorded.steps()), fresh: { uuids: [] } };
    }
    await recorded.stop();

    const api = await stage.startApi(databaseUrl);
    const bare = await stage.startBare(databaseUrl, recordings);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(calls)) {
      const { ones, others } = await measureAlternately(
        rounds,
        () => measureLoad(api, { path, headers, duration: seconds }),
        () => measureLoad(bare, { path: `/${name}`, duration: seconds }),
      );
      const rates = [ones, others].map((loads) => loads.map(({ perSecond }) => perSecond));
      const times = [ones, others].map((loads) => loads.map(({ processorMs }) => processorMs));
      const [[ours = [], theirs = []], [ourTime = [], theirTime = []]] = [rates, times];
      figures.push(
        atLeast(`${name}, requests/s to a bare handler's`, medianRatio(ours, theirs), LEAST_RATIO, '', 2),
        withoutTarget('  ours : bare', mediansText(ours, theirs, 0)),
        withoutTarget('  the process a request, ours : bare', `${mediansText(ourTime, theirTime, 2)} ms`),
      );
    }
    return figures;
  });
