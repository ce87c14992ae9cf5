import { randomUUID } from 'node:crypto';
import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import { CHANNELS, notificationPath } from '@laundry/payment-channels/server';
import type { ChannelFacts } from '@laundry/payment-channels/server';
import { CARDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

/** Half of the channels are off. */
const ON = SPLITTING_CHANNELS;
const OFF = CHANNEL_NAMES.filter((name) => !ON.includes(name));
const NO_CREDENTIALS = Object.fromEntries(
  OFF.flatMap((name) => CHANNELS[name].credentials.map((credential) => [credential, ''])),
);
/** Their paths, with the browser's return of those that have one. */
const CLOSED = OFF.flatMap((name) => {
  const { browserReturn }: ChannelFacts = CHANNELS[name];
  const [back] = browserReturn?.path.split('/:') ?? [];
  return [notificationPath(name), ...(back === undefined ? [] : [`${back}/aprobada`])];
});
const purchase = {
  email: 'ana@demo.example',
  name: 'Ana Pérez',
  currency: 858,
  phone: '099123456',
  rut: '',
  address: 'Rivera 1',
  quantity: 1,
};

const app = fixture(() => startTestApp(NO_CREDENTIALS));

/** What an answer says, but for its request id and time. */
const answerOf = ({ status, text, headers }: Awaited<ReturnType<TestApp['get']>>) => ({
  status,
  text,
  type: headers['content-type'],
});

describe('a channel without credentials', () => {
  it('is not among the methods of a card', async () => {
    expect((await app.get(`/api/v1/card/methods?param1=${CARDS.plain}`)).body).toMatchObject({
      payment_methods: ON.map((name) => ({ name })),
    });
  });

  it.each(OFF)('is refused as an unknown one: %s', async (channel) => {
    const fields = { channel, paymentMethod: 2, coutas: 1 };
    for (const uid of [CARDS.plain, '99999999']) {
      const unknown = await app.create({ ...fields, uid, channel: 'Efectivo' });
      expect(unknown.body['result_code']).toBe('ex_channel_refused');
      expect(answerOf(await app.create({ ...fields, uid }))).toEqual(answerOf(unknown));
    }
    const item = { ...purchase, branding_item_id: randomUUID() };
    const unknown = await app.post('/api/v1/transaction/branding', { ...item, channel: 'Efectivo' });
    expect(unknown.body['result_code']).toBe('ex_channel_refused');
    expect(answerOf(await app.post('/api/v1/transaction/branding', { ...item, channel }))).toEqual(
      answerOf(unknown),
    );
  });

  it.each(CLOSED)('has its path %s closed, like one that there never was', async (url) => {
    const send = (to: string) =>
      app.call({
        method: 'POST',
        url: to,
        payload: 'numeroOrden=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const unknown = await send('/api/v1/notifications/efectivo');
    expect(unknown.status).toBe(404);
    expect(answerOf(await send(url))).toEqual(answerOf(unknown));
  });

  it.each(ON)('leaves the others open: %s', async (channel) => {
    expect((await app.create({ channel })).status).toBe(201);
    expect((await app.post(notificationPath(channel), { operation: {} })).status).not.toBe(404);
  });
});
