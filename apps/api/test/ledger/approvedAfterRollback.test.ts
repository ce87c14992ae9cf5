import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { bancardNotifies, bancardOperation, numberOf } from '../payments/notify.ts';
import { startTestApp } from '../support/testApp.ts';
import { openKinds } from './ledgerRead.ts';
import { fixture } from '../support/fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CONFIRMATIONS = 'POST /bancard/vpos/api/0.3/single_buy/confirmations';
const EXPIRED = ['created', 'pending', 'expired'];

const app = fixture(startTestApp);
beforeEach(() => app.providers.restore());

const questionsAbout = (number: number) =>
  app.providers.seen(CONFIRMATIONS).filter(({ body }) => JSON.stringify(body).includes(`:${number}}`)).length;

/** A day with its nightly check, and the reconciler at work. */
async function passDay(): Promise<void> {
  await checkLedger(app.dependencies, { days: 2, graceMs: 10 * MINUTE }, app.server.log);
  app.advance(DAY);
  await app.reconciler.run();
}

/** A payment of Bancard that nobody paid in time, and that was rolled back there. */
async function rolledBack() {
  app.advance(61_000);
  const id = await app.createTopUp({ channel: 'Bancard' });
  const number = await numberOf(app, id);
  app.advance(100 * MINUTE);
  await app.reconciler.run();
  expect(await app.statesOf(id)).toEqual(EXPIRED);
  return { id, number };
}

it('is found by the daily check where its notification is lost, and credited once', async () => {
  const { id, number } = await rolledBack();
  const before = await app.balance();
  await passDay();
  expect(await app.statesOf(id)).toEqual(EXPIRED);

  const operation = bancardOperation(app, number);
  app.providers.putConfirmation(number, operation);
  await passDay();
  expect(await app.statesOf(id)).toEqual([...EXPIRED, 'approved']);
  expect(await app.balance()).toBe(before + 400);

  await passDay();
  await bancardNotifies(app, operation);
  await app.background.idle();
  expect(await app.balance()).toBe(before + 400);
});

it('opens a discrepancy where it is of another amount', async () => {
  const { id, number } = await rolledBack();
  const before = await app.balance();
  app.providers.putConfirmation(number, bancardOperation(app, number, { amount: '300.00' }));
  await passDay();
  expect(await openKinds(app.db, id)).toEqual(['amount-differs']);
  expect(await app.balance()).toBe(before);
});

it('is asked about once a day, for 40 days', async () => {
  const { number } = await rolledBack();
  const before = questionsAbout(number);
  for (let day = 0; day < 45; day += 1) await passDay();
  const asked = questionsAbout(number) - before;
  expect(asked).toBeGreaterThanOrEqual(39);
  expect(asked).toBeLessThanOrEqual(40);
});
