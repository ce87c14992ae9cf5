import { CHANNEL_NAMES } from '@laundry/api-contract';
import { notificationPath } from '@laundry/payment-channels/server';
import { deleteExpired } from '../../src/queries/upkeep.ts';
import { CARDS } from '../support/demoData.ts';
import { expectLimited, fixture, HOUR, MINUTE, startTestApp, topUp } from '../support/testApp.ts';

const UNKNOWN_CARD = '99999999';

/** Two instances on one database, which receive the calls in turn. */
async function twoInstances(environment: Record<string, string>) {
  const app = await startTestApp(environment);
  const second = await app.another();
  let turn = 0;
  const ask = (address: string, url = '/openapi.json', payload?: object) => {
    turn += 1;
    const { get, post } = turn % 2 ? second : app;
    const headers = { 'x-forwarded-for': address };
    return payload ? post(url, payload, headers) : get(url, headers);
  };
  const lookUp = (address: string, card: string) => ask(address, `/api/v1/card/methods?param1=${card}`);
  return { app, ask, lookUp, close: app.close };
}

const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await ask()).status);
  return seen;
};

describe('requests of an address', () => {
  const i = fixture(() => twoInstances({ LIMIT_PER_ADDRESS: '4' }));

  it('are limited per minute over all instances', async () => {
    expect(await statuses(5, () => i.ask('203.0.113.1'))).toEqual([200, 200, 200, 200, 429]);
    const refused = await i.ask('203.0.113.1');
    expectLimited(refused, 50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await i.ask('203.0.113.2')).status).toBe(200);
    i.app.advance(MINUTE + 1000);
    expect((await i.ask('203.0.113.1')).status).toBe(200);
  });

  it('have the same limit when they are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => i.ask('203.0.113.3')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('beyond the limit are counted in the database once per instance at most', async () => {
    await statuses(30, () => i.ask('203.0.113.4'));
    const counted = (await i.app.rows('rate_limits')).filter((row) => row.counted.endsWith('203.0.113.4'));
    // Beyond the limit of 4, each instance counted only one more request.
    expect(counted).toHaveLength(1);
    expect(counted[0]?.times).toBeLessThanOrEqual(6);
  });

  it.each([
    ['IPv6 by /64', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2::3', '2001:db8:1:2:a::']],
    ['IPv4 in IPv6 as IPv4', ['::ffff:198.51.100.7', '198.51.100.7', '::ffff:c633:6407', '198.51.100.7']],
  ])('are counted together: %s', async (_what, addresses) => {
    for (const address of addresses) expect((await i.ask(address)).status).toBe(200);
    expect((await i.ask(addresses[0] ?? '')).status).toBe(429);
  });

  it('are counted separately in another /64', async () => {
    await statuses(5, () => i.ask('2001:db8:5:1::1'));
    expect((await i.ask('2001:db8:5:2::1')).status).toBe(200);
  });

  it('are counted by the last address that is not a trusted proxy', async () => {
    await statuses(5, () => i.ask('203.0.113.9'));
    expect((await i.ask('203.0.113.200, 203.0.113.9')).status).toBe(429);
    expect((await i.ask('203.0.113.9, 203.0.113.200')).status).toBe(200);
  });

  it('are answered even with an invalid X-Forwarded-For', async () => {
    expect((await i.ask('?'.repeat(8000))).status).toBe(200);
  });

  it('are not limited for notifications and health checks', async () => {
    for (const channel of CHANNEL_NAMES) {
      const notify = () => i.ask('203.0.113.5', notificationPath(channel), {});
      expect(new Set(await statuses(5, notify))).not.toContain(429);
    }
    expect(new Set(await statuses(8, () => i.ask('203.0.113.5', '/healthz')))).toEqual(new Set([200]));
    expect(new Set(await statuses(8, () => i.ask('203.0.113.5', '/readyz')))).toEqual(new Set([200]));
  });

  it('leave counters that the upkeep deletes', async () => {
    await i.ask('203.0.113.6');
    i.app.advance(HOUR + 1000);
    await deleteExpired(i.app.db, i.app.clock());
    expect(await i.app.rows('rate_limits')).toEqual([]);
  });
});

// The answers to wrong codes: wrongCodes.test.ts.
describe('look-ups of cards', () => {
  const i = fixture(() => twoInstances({ CARD_LOOKUPS_PER_ADDRESS: '6', UNKNOWN_CARDS_PER_ADDRESS: '3' }));
  beforeEach(() => i.app.advance(HOUR + 1000));

  it('are limited per minute and address, other requests are not', async () => {
    expect(await statuses(7, () => i.lookUp('203.0.113.1', CARDS.plain))).toEqual([
      ...Array.from({ length: 6 }, () => 200),
      429,
    ]);
    expect((await i.lookUp('203.0.113.2', CARDS.plain)).status).toBe(200);
    expect((await i.ask('203.0.113.1')).status).toBe(200);
    expect((await i.ask('203.0.113.1', '/api/v1/branding/items')).status).not.toBe(429);
    i.app.advance(MINUTE + 1000);
    expect((await i.lookUp('203.0.113.1', CARDS.plain)).status).toBe(200);
  });

  it('share their limit of wrong codes with payments and reports', async () => {
    const address = '203.0.113.5';
    const pay = (uid: string) => i.ask(address, '/api/v1/transaction/create', topUp({ uid }));
    i.app.providers.captchaSays({ success: true, score: 0.9, action: 'userReport' });
    const query = (card: string) => `card=${card}&email=ana%40demo.example&recaptchaToken=t`;
    const report = (card: string) => i.ask(address, `/public-site/v1/reports/sendReportByUid?${query(card)}`);
    expect((await pay(UNKNOWN_CARD)).status).toBe(422);
    expect((await report(UNKNOWN_CARD)).status).toBe(422);
    expect((await pay('1234')).status).toBe(422);
    expect((await pay(CARDS.plain)).status).toBe(429);
    // The report has a captcha, which lets it through (D83).
    expect((await report(CARDS.plain)).status).toBe(200);
    expect((await i.lookUp(address, CARDS.plain)).status).toBe(429);
  });

  it('have the same limit of wrong codes when they are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => i.lookUp('203.0.113.6', UNKNOWN_CARD)));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(3);
  });
});

const wary = fixture(() => twoInstances({ LIMIT_PER_ADDRESS: '2', TRUST_PROXY: 'none' }));

it('an instance without trusted proxies ignores X-Forwarded-For', async () => {
  let last = 0;
  const next = () => wary.ask(`203.0.113.${(last += 1)}`);
  expect(await statuses(3, next)).toEqual([200, 200, 429]);
});
