import { nightly } from '../../src/jobs/jobs.ts';
import { createScheduler } from '../../src/jobs/scheduler.ts';
import type { Job } from '../../src/jobs/scheduler.ts';
import { held, SEARCH } from '../support/fakeProviders.ts';
import { fixture, HOUR, startTestApp } from '../support/testApp.ts';
import { until } from '../support/until.ts';
import { putPayment } from '../payments/notify.ts';

const never = new AbortController().signal;

describe('a job', () => {
  const app = fixture(startTestApp);
  let now: Date;
  const run = (job: Job, stopping = never) => job.run({ ...app.dependencies, clock: () => now }, stopping);

  it('runs repeatedly, even after failures and while another job hangs', async () => {
    let runs = 0;
    const jobs: Job[] = [
      { name: 'hangs', everyMs: 1, run: (_, stopping) => until(() => stopping.aborted) },
      { name: 'rests', everyMs: 1, run: async () => false },
      {
        name: 'fails',
        everyMs: 1,
        run: async () => {
          runs += 1;
          throw new Error('as it should');
        },
      },
      { name: 'is off', everyMs: 0, run: async () => void (runs = Infinity) },
    ];
    const scheduler = createScheduler(jobs, app.dependencies);
    scheduler.start();
    const started = Date.now();
    await until(() => runs >= 3);
    await scheduler.stop();
    const atStop = runs;
    const { text } = await app.get('/metrics');
    expect(text).toContain(`job_runs_total{name="fails",outcome="failed"} ${atStop}`);
    expect(text).toContain('job_runs_total{name="hangs",outcome="done"} 1');
    expect(atStop).toBeLessThan(Infinity);
    const successes = text.matchAll(/^job_last_success_timestamp_seconds\{name="(?:fails|rests)"\} (\S+)$/gm);
    expect([...successes].map(([, at]) => Math.round(1000 * Number(at)) <= started)).toEqual([true, true]);
  });

  it('of the night runs once per Montevideo day after its hour, despite concurrent runs', async () => {
    now = new Date('2026-03-10T05:59:00Z');
    const done: string[] = [];
    const job = nightly('check', 3, async (_, day) => void done.push(day));
    await run(job);
    // The job that nobody did the day before does not wait for this day's hour.
    expect(done).toEqual(['2026-03-09']);
    now = new Date('2026-03-10T06:00:00Z');
    await Promise.all([run(job), run(job), run(job)]);
    now = new Date('2026-03-11T05:59:00Z');
    await run(job);
    expect(done).toEqual(['2026-03-09', '2026-03-10']);
    now = new Date('2026-03-11T20:00:00Z');
    await run(job);
    expect(done).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });

  it('of the night that was aborted runs again', async () => {
    const stopping = AbortSignal.abort();
    now = new Date('2026-06-10T12:00:00Z');
    let runs = 0;
    const job = nightly('left', 3, async () => void (runs += 1));
    await run(job, stopping);
    now = new Date(now.getTime() + HOUR);
    await run(job);
    await run(job);
    expect(runs).toBe(2);
  });

  it('of the night that failed runs again an hour later', async () => {
    now = new Date('2026-03-10T07:00:00Z');
    let tries = 0;
    const job = nightly('fails first', 3, async () => {
      tries += 1;
      if (tries === 1) throw new Error('as it should');
    });
    await expect(run(job)).rejects.toThrow('as it should');
    expect([await run(job), tries]).toEqual([false, 1]);
    now = new Date(now.getTime() + HOUR);
    await run(job);
    now = new Date(now.getTime() + HOUR);
    await run(job);
    expect(tries).toBe(2);
  });
});

const asking = fixture(() => startTestApp({ PROVIDER_TIMEOUT_MS: '12000', RECONCILE_EVERY_MS: '20' }));

it('while one provider hangs, payments of the others are found, and the server closes', async () => {
  for (let count = 0; count < 9; count += 1) await asking.createTopUp();
  const id = await asking.createTopUp({ channel: 'RedPagos' });
  putPayment(asking, id, { id: 1 });
  const hanging = held(() => ({ body: { results: [] } }));
  asking.providers.on(SEARCH, hanging.responder);
  asking.advance(60_000);
  asking.scheduler.start();
  await hanging.arrived;
  await until(async () => (await asking.getStatus(id))['authorizationResult'] === 'APPROVED');
  // The questions without an answer have not timed out yet.
  const { text } = await asking.get('/metrics');
  expect(text).not.toContain('reconciler_questions_total{channel="MercadoPagos"');
  const closing = Date.now();
  await asking.server.close();
  expect(Date.now() - closing).toBeLessThan(10_000);
  hanging.release();
});
