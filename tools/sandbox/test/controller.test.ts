import { text } from 'node:stream/consumers';
import type { ReportedUse } from '@laundry/api-contract';
import { createControllerClient } from '../src/controllers/controllerClient.ts';
import { createRandom } from '../src/demo-data/random.ts';
import { createClosers } from '../src/local/closers.ts';
import { serveHttp } from '../src/local/listen.ts';
import { startController } from '../src/controllers/startController.ts';

const closers = createClosers();
afterEach(() => closers.closeAll());

/** Starts an API with one card. It refuses every third batch unread; `taken` are accepted uses by id. */
async function startApi(balance: number) {
  const taken = new Map<string, ReportedUse>();
  let [batches, repeated] = [0, 0];
  const server = await serveHttp(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method === 'GET') {
      answer(200, { cards: [{ card: '40000001', state: 'active', balance }], next: 'x', more: false });
      return;
    }
    batches += 1;
    if (batches % 3 === 0) {
      answer(503, {});
      return;
    }
    for (const use of (JSON.parse(await text(request)) as { uses: ReportedUse[] }).uses) {
      if (taken.has(use.id)) repeated += 1;
      taken.set(use.id, use);
    }
    answer(200, {});
  });
  return closers.keep({ ...server, taken, repeated: () => repeated });
}

async function runOn(api: Awaited<ReturnType<typeof startApi>>, enough: () => boolean) {
  const client = createControllerClient(api.origin, 'one', 'key');
  const controller = startController({
    client,
    machines: ['LV-1'],
    priceAtMost: 190,
    everyMs: 1,
    random: createRandom(7).next,
  });
  while (!enough()) await new Promise((resolve) => setTimeout(resolve, 5));
  await controller.close();
}

it('reports each use, and again after a lost response or an outage of the API', async () => {
  const api = await startApi(100_000);
  await runOn(api, () => api.taken.size >= 40 && api.repeated() > 0);
  const results = new Set([...api.taken.values()].map(({ result }) => result));
  expect(results).toContain('Exitoso');
  const times = [...api.taken.values()].map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});

it('starts no machine for a card that cannot pay', async () => {
  const api = await startApi(189);
  await runOn(api, () => api.taken.size >= 20);
  expect([...api.taken.values()].map(({ result }) => result)).not.toContain('Exitoso');
});
