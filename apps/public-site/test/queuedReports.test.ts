import { queueReport, queuedReports, sendQueuedReports } from '../app/report-queue/queuedReports.ts';
import { memory } from './site.ts';

const report = (key: string) => ({ key, message: { key_msg: 'contact_faliure', line1: key } });

/** A `fetch` that answers with these statuses in order; 0 means no network. */
function answering(...statuses: number[]) {
  const requests: { key: string | null; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    requests.push({
      key: new Headers(init?.headers).get('idempotency-key'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const status = statuses.shift() ?? 204;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  };
  return { fetch, requests };
}

it('sends what waits, each under its key, and forgets what was taken', async () => {
  const storage = memory();
  for (const key of ['a', 'b', 'a']) queueReport(storage, report(key));
  const { fetch, requests } = answering();
  await sendQueuedReports(storage, fetch);
  expect(requests.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(requests[0]?.body).toEqual(report('b').message);
  expect(queuedReports(storage)).toEqual([]);
});

it.each([
  ['no network', 0],
  ['a server in trouble', 503],
  ['too many', 429],
])('keeps all of it with %s', async (_, status) => {
  const storage = memory();
  for (const key of ['a', 'b']) queueReport(storage, report(key));
  const { fetch, requests } = answering(status);
  await sendQueuedReports(storage, fetch);
  expect(requests).toHaveLength(1);
  expect(queuedReports(storage)).toHaveLength(2);
});

it('lets go of what is refused for good, and goes on', async () => {
  const storage = memory();
  for (const key of ['a', 'b']) queueReport(storage, report(key));
  await sendQueuedReports(storage, answering(422, 204).fetch);
  expect(queuedReports(storage)).toEqual([]);
});

it('takes garbage for nothing', () => {
  const storage = memory();
  storage.setItem('failure-reports', '[{"key":1},null,{"key":"a","message":{}}]');
  expect(queuedReports(storage)).toEqual([{ key: 'a', message: {} }]);
  storage.setItem('failure-reports', '{');
  expect(queuedReports(storage)).toEqual([]);
});
