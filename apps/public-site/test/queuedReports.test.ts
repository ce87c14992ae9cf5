import { jest } from '@jest/globals';
import { deviceStorage } from '@laundry/flow/browserStorage';
import { memory } from '@laundry/flow/testing';
import {
  overdueReports,
  queueReport,
  queuedReports,
  sendQueuedReports,
  sendReportsWhenOnline,
} from '../app/report-queue/queuedReports.ts';

const report = (key: string) => ({
  key,
  message: {
    key_msg: 'contact_faliure' as const,
    line1: key,
    emailAddress: 'ana@correo.example',
    bodytxt: 'No gira.',
  },
});

/** A `fetch` that answers with these statuses in order; 0 means no network. */
function answering(...statuses: number[]) {
  const requests: { key: string | null; token: string | null; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const headers = new Headers(init?.headers);
    requests.push({
      key: headers.get('idempotency-key'),
      token: headers.get('authorization'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const status = statuses.shift() ?? 204;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  };
  return { fetch, requests };
}

beforeEach(() => document.documentElement.setAttribute('data-token', 'public-site'));

it('sends the queued reports, each with its key, and removes those that were accepted', async () => {
  const storage = memory();
  for (const key of ['a', 'b', 'a']) queueReport(storage, report(key));
  const { fetch, requests } = answering();
  await sendQueuedReports(storage, fetch);
  expect(requests.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(requests[0]?.token).toBe('Bearer public-site');
  expect(requests[0]?.body).toEqual(report('b').message);
  expect(queuedReports(storage)).toEqual([]);
});

it.each([
  [{ 'X-Case-Number': '1042' }, '1042'],
  [{ 'X-Case-Number': '<b>1</b>' }, undefined],
  [{}, undefined],
])('returns the case number of a response with the headers %j', async (headers, caseNumber) => {
  const storage = memory();
  queueReport(storage, report('a'));
  const sent = await sendQueuedReports(storage, () =>
    Promise.resolve(new Response(null, { status: 204, headers })),
  );
  expect(sent).toEqual([{ key: 'a', caseNumber }]);
});

// 0: no network.
it.each([0, 401, 403, 404, 408, 429, 503])('keeps all reports after the status %d', async (status) => {
  const storage = memory();
  for (const key of ['a', 'b']) queueReport(storage, report(key));
  const { fetch, requests } = answering(status);
  await sendQueuedReports(storage, fetch);
  expect(requests).toHaveLength(1);
  expect(queuedReports(storage)).toHaveLength(2);
});

it('retries every 20 seconds, because no event reports every return of the network', async () => {
  jest.useFakeTimers();
  const platform = globalThis.fetch;
  const { fetch, requests } = answering(0);
  globalThis.fetch = fetch;
  queueReport(deviceStorage, report('a'));
  sendReportsWhenOnline();
  await jest.advanceTimersByTimeAsync(19_900);
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(requests).toHaveLength(2);
  expect(queuedReports(deviceStorage)).toEqual([]);
  globalThis.fetch = platform;
  jest.useRealTimers();
});

it.each([400, 413, 422])('drops a report that is refused with %d, and sends the next one', async (status) => {
  const storage = memory();
  for (const key of ['a', 'b']) queueReport(storage, report(key));
  await sendQueuedReports(storage, answering(status, 204).fetch);
  expect(queuedReports(storage)).toEqual([]);
});

it('ignores garbage in the storage', () => {
  const storage = memory();
  storage.setItem('failure-reports', '[{"key":1},null,{"key":"a","message":{}}]');
  expect(queuedReports(storage)).toEqual([{ key: 'a', message: {} }]);
  storage.setItem('failure-reports', '{');
  expect(queuedReports(storage)).toEqual([]);
});

it('finds reports that have waited for more than seven days', () => {
  const storage = memory();
  const days = (count: number) => count * 24 * 3_600_000;
  queueReport(storage, report('a'), 0);
  queueReport(storage, report('b'), days(1));
  expect(overdueReports(storage, days(7))).toEqual([]);
  expect(overdueReports(storage, days(7) + 1).map(({ key }) => key)).toEqual(['a']);
  storage.setItem('failure-reports', JSON.stringify([report('c')]));
  expect(overdueReports(storage, days(8)).map(({ key }) => key)).toEqual(['c']);
});
