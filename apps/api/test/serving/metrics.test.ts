import { PREFERENCES } from '../support/fakeProviders.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { supportMessage } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture, startTestApp } from '../support/testApp.ts';

const app = fixture(startMailingApp);

/** Reads the metrics late enough for figures that are cached to be read again. */
const scrape = async (after = 120_000) => {
  app.advance(after);
  return (await app.get('/metrics')).text;
};
/** A metric's value with exactly these labels, in Prometheus' notation; undefined without one. */
const readValue = (text: string, series: string) => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

it('counts requests by the pattern of their route, not by their URL', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => app.get(`/api/v1/transaction/status/${id}`)));
  await app.get('/no/such/path-1234');
  const { text, headers } = await app.get('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const series = (route: string) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="4xx"}`;
  expect(readValue(text, series('/api/v1/transaction/status/:id'))).toBe(3);
  expect(readValue(text, series('unknown'))).toBe(1);
  expect(text).not.toContain('path-1234');
});

it('counts calls to providers by outcome', async () => {
  await app.createTopUp();
  for (const answer of [{ status: 500, body: {} }, { raw: '<html>' }, { status: 400, body: {} }]) {
    app.providers.on(PREFERENCES, () => answer);
    await app.create();
  }
  app.providers.restore();
  const text = await scrape();
  const creations = 'provider_call_duration_seconds_count{channel="MercadoPagos",operation="create"';
  for (const outcome of ['answered', 'failed', 'malformed', 'refused'])
    expect(readValue(text, `${creations},outcome="${outcome}"}`)).toBe(1);
});

it('counts payments by state, and shows the backlog of the reconciler', async () => {
  const [paid] = [
    await app.createTopUp({ channel: 'RedPagos' }),
    await app.createTopUp({ channel: 'RedPagos' }),
  ];
  await mercadoPagoPays(app, paid, { id: 1 }, 'redpagos');
  const before = await scrape(600_000);
  expect(readValue(before, 'payments{state="approved"}')).toBe(1);
  expect(readValue(before, 'reconciler_due_payments{channel="RedPagos"}')).toBe(1);
  expect(readValue(before, 'reconciler_lag_seconds{channel="RedPagos"}')).toBeGreaterThan(500);
  await app.reconcile();
  const after = await scrape();
  expect(readValue(after, 'reconciler_lag_seconds{channel="RedPagos"}')).toBeLessThan(150);
  expect(readValue(after, 'reconciler_runs_total{channel="RedPagos"}')).toBe(1);
  expect(readValue(after, 'reconciler_questions_total{channel="RedPagos",outcome="answered"}')).toBe(1);
});

it('counts waiting and sent mails, with the age of the oldest', async () => {
  await app.remove('mails');
  await app.post('/api/v1/users/support/info', supportMessage());
  const before = await scrape();
  expect(readValue(before, 'outbox_waiting_mails')).toBe(1);
  expect(readValue(before, 'outbox_oldest_mail_age_seconds')).toBeGreaterThanOrEqual(120);
  await app.mailer.run();
  const after = await scrape();
  expect(readValue(after, 'outbox_waiting_mails')).toBe(0);
  expect(readValue(after, 'outbox_tries_total{outcome="sent"}')).toBe(1);
});

it('shows event loop lag, heap size, and what was not counted yet as zero', async () => {
  const text = await scrape();
  expect(readValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(readValue(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  expect(readValue(text, 'machine_uses_total{outcome="unknown_card"}')).toBe(0);
  expect(text).toContain('route="/api/v1/notifications/pagosweb",status="4xx"} 0\n');
});

it('answers without database figures while the database is down, for that instance only', async () => {
  const other = await startTestApp({ LIMIT_PER_ADDRESS: '600' });
  // Uses the pool first: a pool that was never used would still open a connection.
  expect(readValue((await other.get('/metrics')).text, 'database_up')).toBe(1);
  other.advance(120_000);
  await other.db.destroy();
  const { status, text } = await other.get('/metrics');
  expect(status).toBe(200);
  expect(readValue(text, 'database_up')).toBe(0);
  expect(readValue(text, 'payments{state="approved"}')).toBeUndefined();
  expect(readValue(text, 'outbox_waiting_mails')).toBeUndefined();
  expect(readValue(text, 'metrics_read_failures_total{read="payments"}')).toBe(1);
  expect(readValue(text, 'reconciler_runs_total{channel="RedPagos"}')).toBeUndefined();
  await other.close();
  expect(readValue(await scrape(), 'database_up')).toBe(1);
});

it('shows the connection pool without what a scrape itself waits for, unless the database is embedded', async () => {
  const text = await scrape();
  const waiting = readValue(text, 'database_pool_connections{kind="waiting"}');
  expect(waiting).toBe(globalThis.DATABASE === 'pglite' ? undefined : 0);
});
