import { randomUUID } from 'node:crypto';
import { CHANNEL_FACTS, CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { ChannelFacts } from '@laundry/api-contract';
import { CHANNELS as SITE_CHANNELS } from '@laundry/payment-channels/client';
import { CHANNELS, notificationPath } from '@laundry/payment-channels/server';
import { simulatorUrls } from '@laundry/payment-channels/simulator';
import { PAYERS } from '@laundry/payment-channels/testing';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { runThrough } from '../company/companyFixture.ts';
import { CARDS } from '../support/demoData.ts';
import { postForm, settleFacts } from './notify.ts';
import { startSimulatedProviders } from '../support/simulatedProviders.ts';
import { DAY, fixture, startTestApp } from '../support/testApp.ts';
import type { Answered } from '../support/testApp.ts';
import { startShop } from '../shop/shop.ts';
import { until } from '../support/until.ts';

/** How late a provider may report a change before the nightly check counts it as missed. */
const GRACE_MS = 600_000;
const providers = fixture(startSimulatedProviders);
// The clock of these tests runs weeks ahead of the simulators', which accept ends within 30 days.
const SHORT_LIFE = { REDPAGOS_TTL_MS: String(DAY) };
const app = fixture(() => startTestApp({ ...simulatorUrls(providers.origin), ...SHORT_LIFE }));
beforeAll(async () => providers.notify(app.server));
beforeEach(() => app.advance(61_000));

/** The net amount that a top-up has moved on its card, in pesos. */
const credited = async (id: string) => (await app.listMovements(id)).reduce((sum, amount) => sum + amount, 0);

/** What all channels share, against the providers' simulators. Each channel has a file of its own too. */
describe.each(CHANNEL_NAMES)('a top-up by %s', (channel) => {
  const { path } = CHANNEL_FACTS[channel];

  /** A top-up whose payer has reached the provider's page. */
  async function start() {
    const { status, body } = await app.create({ channel }, randomUUID());
    expect(status).toBe(201);
    // Without its origin a site in production sends no payer there (D11), which no local run would show.
    const leaves = body['checkout'] !== undefined || body['pw_url'] !== undefined;
    expect(SITE_CHANNELS[channel].paymentOrigin !== undefined).toBe(leaves);
    const id = String(body['transaction_id']);
    const page = await PAYERS[channel].findPage({ ...body, transaction_id: id }, providers.origin);
    expect((await fetch(page ?? '')).status).toBe(200);
    return id;
  }
  const settle = async (id: string, outcome: 'approved' | 'denied') => {
    await providers.findProcessor(path).settleReference(id, outcome);
    await app.background.idle();
  };
  const reconcile = async () => {
    app.advance(app.settings.RECONCILE_AFTER_MS + 1000);
    await app.reconcile();
  };

  it('is credited once when it is approved, however often it is notified', async () => {
    const id = await start();
    const first = providers.sent.length;
    await settle(id, 'approved');
    expect(await credited(id)).toBe(400);
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'APPROVED' });
    for (const one of providers.sent.slice(first)) expect(await providers.repeat(one)).toBe(true);
    await app.background.idle();
    expect(await credited(id)).toBe(400);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('expires only after an operator has resolved a contradiction of its provider', async () => {
    const pass = async (days: number) => {
      for (let quarters = 0; quarters < 4 * days; quarters += 1) {
        app.advance(DAY / 4);
        await app.reconcile();
      }
    };
    const id = await start();
    await settleFacts(app, id, { contradiction: 'two readings' }, channel);
    await pass(6);
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    const { id: discrepancy } = await app.row('discrepancies', { transaction_id: id });
    await runThrough(app, 'resolve', { discrepancy, by: 'Eva Paz', reason: 'nobody paid' });
    await pass(1);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired']);
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'DENIED', expired: true });
  });

  it('tells why it was denied, and credits nothing', async () => {
    const id = await start();
    await settle(id, 'denied');
    expect(await app.getStatus(id)).toMatchObject({
      authorizationResult: 'DENIED',
      errorMessage: expect.stringMatching(/\p{L}{3}/u) as string,
    });
    expect(await credited(id)).toBe(0);
  });

  it('is not credited by forged notifications', async () => {
    const id = await start();
    providers.faults.arm(path, 'webhook-bad-signature', 1);
    await settle(id, 'approved');
    for (const { path: url, type, headers, body } of PAYERS[channel].forgeries(id, 400)) {
      const sent = { url, headers: { 'content-type': type, ...headers }, payload: body };
      const answer = await app.call({ method: 'POST', ...sent });
      // A browser's return is always redirected, whatever it sends.
      expect(answer.status).toBe(url.includes('/return/') ? 303 : 401);
    }
    expect(await credited(id)).toBe(0);
  });

  it('is credited once by a status query or by its late notification', async () => {
    const id = await start();
    providers.faults.arm(path, 'webhook-late', 1);
    await settle(id, 'approved');
    expect(await credited(id)).toBe(0);
    await reconcile();
    const sent = providers.sent.length;
    providers.release();
    await until(() => providers.sent.length > sent);
    await app.background.idle();
    await until(async () => (await credited(id)) === 400);
    await reconcile();
    expect(await credited(id)).toBe(400);
    const source = app.dependencies.providers[channel].queryStatus ? 'status-query' : 'notification';
    expect(await app.payment(id)).toMatchObject({ history: [{}, {}, { state: 'approved', source }] });
  });

  it('is taken back when it is refunded', async () => {
    const id = await start();
    await settle(id, 'approved');
    const sent = providers.sent.length;
    expect(await providers.findProcessor(path).amendReference(id, 'refund', undefined)).toBe('done');
    await app.background.idle();
    // The nightly check asks a silent provider. Where it cannot, an operator states the refund.
    if (providers.sent.length === sent) {
      expect(await credited(id)).toBe(400);
      if (app.dependencies.providers[channel].queryStatus) {
        app.advance(2 * GRACE_MS);
        await checkLedger(app.dependencies, { days: 1, graceMs: GRACE_MS });
      } else {
        const said = { by: 'Eva Paz', reason: 'refunded at the provider', amount: 400 };
        await runThrough(app, 'refund', { ...said, payment: id });
      }
    }
    expect(await credited(id)).toBe(0);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved', 'refunded']);
  });
});

/** The channels that stay on; all others are off. */
const ON = SPLITTING_CHANNELS;
const OFF = CHANNEL_NAMES.filter((name) => !ON.includes(name));
const NO_CREDENTIALS = Object.fromEntries(
  OFF.flatMap((name) => CHANNELS[name].credentials.map((credential) => [credential, ''])),
);
/** The paths of the channels that are off: notifications and, where there is one, the browser's return. */
const CLOSED = OFF.flatMap((name) => {
  const { path, browserReturn }: ChannelFacts = CHANNEL_FACTS[name];
  return [notificationPath(name), ...(browserReturn ? [`/api/v1/payments/${path}/return/aprobada`] : [])];
});

/** The parts of an answer that can be compared, without its request id and time. */
const toComparable = ({ status, text, headers }: Answered) => ({
  status,
  text,
  type: headers['content-type'],
});

describe('a channel without credentials', () => {
  const half = fixture(() => startShop({ ...simulatorUrls(providers.origin), ...NO_CREDENTIALS }));

  it('is not among the methods of a card', async () => {
    expect((await half.get(`/api/v1/card/methods?param1=${CARDS.plain}`)).body).toMatchObject({
      payment_methods: ON.map((name) => ({ name })),
    });
  });

  it.each(OFF)('is refused like an unknown channel: %s', async (channel) => {
    const fields = { channel, paymentMethod: 2, coutas: 1 };
    for (const uid of [CARDS.plain, '99999999']) {
      const unknown = await half.create({ ...fields, uid, channel: 'Efectivo' });
      expect(unknown.body['result_code']).toBe('ex_channel_refused');
      expect(toComparable(await half.create({ ...fields, uid }))).toEqual(toComparable(unknown));
    }
    const buy = (name: string) => half.buy({ ...fields, branding_item_id: randomUUID(), channel: name });
    const unknown = await buy('Efectivo');
    expect(unknown.body['result_code']).toBe('ex_channel_refused');
    expect(toComparable(await buy(channel))).toEqual(toComparable(unknown));
  });

  it.each(CLOSED)('has its path %s answered like an unknown path', async (url) => {
    const send = (to: string) => postForm(half, to, { numeroOrden: '1' });
    const unknown = await send('/api/v1/notifications/efectivo');
    expect(unknown.status).toBe(404);
    expect(toComparable(await send(url))).toEqual(toComparable(unknown));
  });

  it.each(ON)('does not affect the others: %s', async (channel) => {
    expect((await half.create({ channel })).status).toBe(201);
    expect((await half.post(notificationPath(channel), { operation: {} })).status).not.toBe(404);
  });
});
