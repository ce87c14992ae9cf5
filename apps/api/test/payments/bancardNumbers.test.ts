import { randomUUID } from 'node:crypto';
import { bancardTokens } from '@laundry/payment-channels/testing/bancard';
import { vposError } from '../support/fakeProviders.ts';
import { startTestApp } from '../support/testApp.ts';
import { bancardNotifies, bancardOperation, numberOf } from './notify.ts';
import { fixture } from '../support/fixture.ts';

const SINGLE_BUY = 'POST /bancard/vpos/api/0.3/single_buy';
const ROLLBACK = `${SINGLE_BUY}/rollback`;

const app = fixture(startTestApp);
beforeEach(() => app.begin());

type Operation = Readonly<Record<string, unknown>>;
const operations = (route: string) =>
  app.providers.seen(route).map(({ body }) => body['operation'] as Operation);
const numbersOf = (route: string) => operations(route).map(({ shop_process_id: id }) => Number(id));

it('asks for what the manual names, in the currency of the contract, and notes no promotion', async () => {
  const id = await app.createTopUp({ channel: 'Bancard' });
  const operation = operations(SINGLE_BUY).at(-1);
  const number = await numberOf(app, id);
  expect(String(number)).toMatch(/^\d{15}$/);
  const back = `${app.settings.PUBLIC_ORIGIN}/bancard-checkout-success/${id}`;
  expect(operation).toEqual({
    token: bancardTokens.singleBuy(app.settings.BANCARD_PRIVATE_KEY, number, '400.00', 'UYU'),
    shop_process_id: number,
    amount: '400.00',
    currency: 'UYU',
    description: expect.stringMatching(/^.{1,20}$/) as string,
    return_url: back,
    cancel_url: back,
  });
});

it('never uses a number again, also where the database was restored to the state before', async () => {
  const used = await Promise.all(
    [await app.createTopUp({ channel: 'Bancard' }), await app.createTopUp({ channel: 'Bancard' })].map((id) =>
      numberOf(app, id),
    ),
  );
  // The same database without these payments, and the Bancard that has seen their numbers.
  const restored = await startTestApp({ BANCARD_BASE_URL: `${app.providers.origin}/bancard` });
  const before = operations(SINGLE_BUY).length;
  const anew = [await restored.create({ channel: 'Bancard' }), await restored.create({ channel: 'Bancard' })];
  await restored.close();
  expect(anew.map(({ status }) => status)).toEqual([201, 201]);
  // None was refused: each was asked for once.
  const asked = numbersOf(SINGLE_BUY).slice(before);
  expect(asked).toHaveLength(2);
  expect(asked.filter((number) => used.includes(number))).toEqual([]);
});

it('has a number of its own for each of many that begin at once', async () => {
  const before = operations(SINGLE_BUY).length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.create({ channel: 'Bancard' })));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(new Set(numbersOf(SINGLE_BUY).slice(before)).size).toBe(20);
});

it('takes the next number where another system has used this one, and touches nothing of it', async () => {
  const refused: number[] = [];
  const rollbacks = operations(ROLLBACK).length;
  app.providers.on(SINGLE_BUY, ({ body }) => {
    refused.push(Number((body['operation'] as Operation)['shop_process_id']));
    if (refused.length > 1) return { body: { status: 'success', process_id: 'second' } };
    return vposError('InvalidOperationError', 'Process has already been taken', 422);
  });
  const { status, body } = await app.create({ channel: 'Bancard' });
  expect({ status, process: body['process_id'] }).toEqual({ status: 201, process: 'second' });
  expect(new Set(refused).size).toBe(2);
  const id = String(body['transaction_id']);
  expect(await numberOf(app, id)).toBe(refused[1]);
  expect(operations(ROLLBACK)).toHaveLength(rollbacks);
  await bancardNotifies(app, bancardOperation(app, await numberOf(app, id)));
  expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
});

it('tries a second number once only', async () => {
  const before = operations(SINGLE_BUY).length;
  app.providers.on(SINGLE_BUY, () => vposError('InvalidOperationError', 'Process has already been taken'));
  expect((await app.create({ channel: 'Bancard' })).status).toBe(502);
  expect(operations(SINGLE_BUY).length).toBe(before + 2);
});

it('rolls a purchase back whose answer was lost with its process, and starts it under a new number', async () => {
  const key = randomUUID();
  const first = await app.create({ channel: 'Bancard' }, key);
  const id = String(first.body['transaction_id']);
  const lost = await numberOf(app, id);
  // As it is where the process dies after Bancard has answered: the key's lease ends.
  await app.db.deleteFrom('transaction_history').where('transaction_id', '=', id).execute();
  await app.db.updateTable('transactions').set({ state: 'created' }).where('id', '=', id).execute();
  const lease = { answer: null, lease_until: app.clock() };
  await app.db.updateTable('idempotency_keys').set(lease).where('key', '=', key).execute();
  app.advance(1000);

  const second = await app.create({ channel: 'Bancard' }, key);
  expect(second).toMatchObject({ status: 201, body: { transaction_id: id } });
  expect(second.body['process_id']).not.toBe(first.body['process_id']);
  expect(numbersOf(ROLLBACK).at(-1)).toBe(lost);
  expect(await numberOf(app, id)).not.toBe(lost);
});

it('keeps the number of a lost purchase that cannot be rolled back yet, and asks for it again', async () => {
  app.providers.on(SINGLE_BUY, () => ({ raw: '{"status": "succ' }));
  const { status } = await app.create({ channel: 'Bancard' });
  expect(status).toBe(502);
  const { id } = await app.db
    .selectFrom('transactions')
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  expect(await app.statesOf(id)).toEqual(['created', 'denied']);
  const number = await numberOf(app, id);
  app.providers.on(ROLLBACK, () => vposError('PosCommunicationError', 'x', 500));
  const asked = () => numbersOf(ROLLBACK).filter((one) => one === number).length;
  for (let hours = 0; hours < 4; hours += 1) {
    app.advance(60 * 60_000);
    await app.reconciler.runLane('Bancard');
  }
  expect(asked()).toBeGreaterThan(1);
  app.providers.restore();
  for (let days = 0; days < 4; days += 1) {
    app.advance(24 * 60 * 60_000);
    await app.reconciler.runLane('Bancard');
  }
  const done = asked();
  app.advance(2 * 24 * 60 * 60_000);
  await app.reconciler.runLane('Bancard');
  expect(asked()).toBe(done);
});
