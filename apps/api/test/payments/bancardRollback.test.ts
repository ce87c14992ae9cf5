import { server } from '@laundry/strings';
import { openKinds } from '../ledger/ledgerRead.ts';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { vposError, CONFIRMATIONS, ROLLBACK } from '../support/fakeProviders.ts';
import type { Seen } from '../support/fakeProviders.ts';
import { DAY, fixture, MINUTE, startTestApp } from '../support/testApp.ts';
import { bancardNotifies, bancardOperation, bancardTopUp } from './notify.ts';

const NO_CHARGE = /No se realizó ningún cobro/;

const app = fixture(startTestApp);
beforeEach(() => app.providers.restore());

const start = () => {
  app.advance(61_000);
  return bancardTopUp(app);
};
const pass = async (minutes: number) => {
  app.advance(minutes * MINUTE);
  await app.reconcile('Bancard');
};
const isAbout = (number: number, { body }: Pick<Seen, 'body'>) =>
  JSON.stringify(body).includes(`:${number}}`);
/** Replaces the answers about one payment; all others are unknown to Bancard. */
const answerAbout = (route: string, number: number, answer: () => Promise<object> | object) =>
  app.providers.on(route, (seen) => (isAbout(number, seen) ? answer() : vposError('PaymentNotFoundError')));
const countCalls = (route: string, number: number) =>
  app.providers.seen(route).filter((seen) => isAbout(number, seen)).length;
const confirmed = (number: number) => ({
  body: { status: 'success', confirmation: bancardOperation(app, number) },
});

it.each([200, 500])(
  'keeps a payment pending while its rollback fails inside Bancard (status %s), and retries',
  async (status) => {
    const { id, number } = await start();
    app.providers.on(ROLLBACK, () => vposError('PosCommunicationError', 'Error de comunicacion', status));
    await pass(91);
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    await pass(31);
    expect(countCalls(ROLLBACK, number)).toBe(2);
    app.providers.restore();
    await pass(31);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired']);
    await pass(24 * 60);
    expect(countCalls(ROLLBACK, number)).toBe(3);
  },
);

it.each(['PaymentNotFoundError', 'AlreadyRollbackedError', 'BuyNotFoundError'])(
  'treats a rollback answered with %s and status 500 as completed',
  async (key) => {
    const { id, number } = await start();
    app.providers.on(ROLLBACK, () => vposError(key, 'x', 500));
    await pass(91);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired']);
    expect((await app.getStatus(id))['errorMessage']).toMatch(NO_CHARGE);
    await pass(3 * 24 * 60);
    expect(countCalls(ROLLBACK, number)).toBe(1);
  },
);

describe('a purchase that Bancard can no longer roll back', () => {
  const onTheStatement = () =>
    app.providers.on(ROLLBACK, () => vposError('TransactionAlreadyConfirmed', 'x', 422));

  it('is credited when Bancard confirms it', async () => {
    const { id, number } = await start();
    onTheStatement();
    answerAbout(CONFIRMATIONS, number, () =>
      countCalls(CONFIRMATIONS, number) > 1 ? confirmed(number) : vposError('PaymentNotFoundError'),
    );
    await pass(91);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
    expect(await openKinds(app.db, id)).toEqual([]);
  });

  it('opens a discrepancy when Bancard does not confirm it', async () => {
    const { id } = await start();
    onTheStatement();
    await pass(91);
    await pass(31);
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    expect(await openKinds(app.db, id)).toEqual(['provider-differs']);
    expect((await app.command('discrepancies', { state: 'open' })).text).toMatch(/manual annulment/);
  });
});

it('books a refund when a purchase was paid just before its rollback', async () => {
  const { id, number } = await start();
  const before = await app.balance();
  let isRolledBack = false;
  answerAbout(ROLLBACK, number, async () => {
    // The payer paid a moment before, and on the same day a paid purchase can be rolled back too.
    await bancardNotifies(app, bancardOperation(app, number));
    isRolledBack = true;
    return { body: { status: 'success' } };
  });
  answerAbout(CONFIRMATIONS, number, () => {
    if (isRolledBack) return vposError('AlreadyRollbackedError');
    return countCalls(CONFIRMATIONS, number) > 1 ? confirmed(number) : vposError('PaymentNotFoundError');
  });
  await pass(91);
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved', 'refunded']);
  expect(await app.balance()).toBe(before);
});

it('never says that nothing was charged after another amount was paid', async () => {
  const { id, number } = await start();
  await bancardNotifies(app, bancardOperation(app, number, { amount: '4.00' }));
  app.providers.on(CONFIRMATIONS, () => vposError('AlreadyRollbackedError', 'x', 422));
  await pass(1);
  const status = await app.getStatus(id);
  expect(status).toMatchObject({ authorizationResult: 'PENDING', errorMessage: server.payment.underReview });
  expect(status).not.toHaveProperty('expired');
});

it('does not credit a purchase whose confirmation arrives after its rollback', async () => {
  const { id, number } = await start();
  await pass(91);
  app.providers.on(CONFIRMATIONS, () => vposError('AlreadyRollbackedError', 'x', 422));
  expect((await bancardNotifies(app, bancardOperation(app, number))).status).toBe(200);
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired']);
});

describe('an approval after the rollback', () => {
  const EXPIRED = ['created', 'pending', 'expired'];
  /** Runs the nightly check and, a day later, the reconciler. */
  async function passDay(): Promise<void> {
    await checkLedger(app.dependencies, { days: 2, graceMs: 10 * MINUTE });
    app.advance(DAY);
    await app.reconcile();
  }

  /** A payment of Bancard that nobody paid in time, and that was rolled back there. */
  async function rolledBack() {
    const payment = await start();
    await pass(100);
    expect(await app.listStates(payment.id)).toEqual(EXPIRED);
    return payment;
  }

  it('is found by the daily check when its notification is lost, and credited once', async () => {
    const { id, number } = await rolledBack();
    const before = await app.balance();
    await passDay();
    expect(await app.listStates(id)).toEqual(EXPIRED);

    const operation = bancardOperation(app, number);
    app.providers.putConfirmation(number, operation);
    await passDay();
    expect(await app.listStates(id)).toEqual([...EXPIRED, 'approved']);
    expect(await app.balance()).toBe(before + 400);

    await passDay();
    await bancardNotifies(app, operation);
    await app.background.idle();
    expect(await app.balance()).toBe(before + 400);
  });

  it('is looked for once a day, for 40 days', async () => {
    const { number } = await rolledBack();
    const before = countCalls(CONFIRMATIONS, number);
    const asked: number[] = [];
    for (const pause of [0, 0, 36, 2]) {
      app.advance(pause * DAY);
      await passDay();
      asked.push(countCalls(CONFIRMATIONS, number) - before);
    }
    expect(asked).toEqual([1, 2, 3, 3]);
  });
});
