import {
  bancardNotifies,
  bancardOperation,
  numberOf,
  pagosWebResult,
  postForm,
  putPayment,
} from './notify.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const MINUTE = 60_000;
const SEARCH = 'GET /mercadopago/v1/payments/search';
const app = fixture(startTestApp);
beforeEach(() => app.begin());

const pay = (id: string, fields: object = {}) => putPayment(app, id, fields);

/** Everything that other tests left to ask about is asked, so that a test sees its own payment only. */
const settleOthers = async () => {
  app.advance(5 * 24 * 60 * MINUTE);
  await app.reconciler.run();
};

describe('a lost notification', () => {
  it('of Bancard is found and credited once, and a late one changes nothing', async () => {
    const id = await app.createTopUp({ channel: 'Bancard' });
    const before = await app.balance();
    const operation = bancardOperation(app, await numberOf(app, id));
    app.providers.putConfirmation(Number(operation.shop_process_id), operation);
    app.advance(app.settings.RECONCILE_AFTER_MS + 1000);
    await app.reconciler.run();
    await bancardNotifies(app, operation);
    expect(await app.balance()).toBe(before + 400);
    expect(await app.payment(id)).toMatchObject({
      history: [{}, {}, { state: 'approved', source: 'status-query' }],
    });
  });

  it('is found within a minute at any age of the payment, by the local settings', async () => {
    const id = await app.createTopUp();
    for (let seconds = 0; seconds < 600; seconds += 5) {
      app.advance(5000);
      await app.reconciler.run();
    }
    pay(id);
    for (let seconds = 0; seconds < 55; seconds += 5) {
      app.advance(5000);
      await app.reconciler.run();
    }
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'APPROVED' });
  });

  it('of an approval after a denial is found too', async () => {
    const id = await app.createTopUp();
    pay(id, { status: 'rejected', status_detail: 'cc_rejected_other_reason' });
    app.advance(MINUTE);
    await app.reconciler.run();
    pay(id);
    app.advance(MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'denied', 'approved']);
  });
});

describe('expiry', () => {
  it('comes after asking, and a payment found then is approved instead', async () => {
    const [left, paid] = [await app.createTopUp(), await app.createTopUp()];
    pay(paid);
    app.advance(91 * MINUTE);
    await app.reconciler.run();
    expect(await app.payment(left)).toMatchObject({
      state: 'expired',
      history: [{}, {}, { source: 'expiry' }],
    });
    expect(await app.statesOf(paid)).toEqual(['created', 'pending', 'approved']);
    const status = await app.statusOf(left);
    expect(status['authorizationResult']).toBe('DENIED');
    expect(status['errorMessage']).toMatch(/venció/);
  });

  it('waits while the provider cannot be asked', async () => {
    const id = await app.createTopUp();
    app.providers.on(SEARCH, () => ({ status: 503, body: {} }));
    app.advance(91 * MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    app.providers.restore();
    app.advance(MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired']);
  });

  it('gives RedPagos days', async () => {
    const id = await app.createTopUp({ channel: 'RedPagos' });
    app.advance(3 * 24 * 60 * MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    app.advance(2 * 24 * 60 * MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired']);
  });

  it('rolls Bancard back, and does not expire what was confirmed at the last moment', async () => {
    const rollback = 'POST /bancard/vpos/api/0.3/single_buy/rollback';
    await settleOthers();
    const id = await app.createTopUp({ channel: 'Bancard' });
    const refusal = {
      status: 'error',
      messages: [{ key: 'TransactionAlreadyConfirmed', level: 'error', dsc: '' }],
    };
    app.providers.on(rollback, () => ({ body: refusal }));
    app.advance(91 * MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    app.providers.on(rollback, () => ({
      body: { status: 'error', messages: [{ key: 'PaymentNotFoundError' }] },
    }));
    app.advance(MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired']);
  });

  it('is undone by a proof that money was taken', async () => {
    const id = await app.createTopUp({ channel: 'PagosWeb', paymentMethod: 2 });
    const before = await app.balance();
    app.advance(91 * MINUTE);
    await app.reconciler.run();
    await postForm(app, '/api/v1/notifications/pagosweb', pagosWebResult(app, id));
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired', 'approved']);
    expect(await app.balance()).toBe(before + 400);
  });

  it('takes a top-up that never got beyond created', async () => {
    const id = await app.createTopUp();
    await app.db
      .deleteFrom('transaction_history')
      .where('transaction_id', '=', id)
      .where('state', '=', 'pending')
      .execute();
    await app.db.updateTable('transactions').set({ state: 'created' }).where('id', '=', id).execute();
    app.advance(91 * MINUTE);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'expired']);
  });
});

it('polls a payment once, however many reconcilers run', async () => {
  await settleOthers();
  await app.createTopUp();
  const before = app.providers.seen(SEARCH).length;
  app.advance(MINUTE);
  await Promise.all([app.reconciler.run(), app.reconciler.run(), app.reconciler.run()]);
  expect(app.providers.seen(SEARCH).length).toBe(before + 1);
});

it('polls less and less often', async () => {
  await settleOthers();
  await app.createTopUp();
  const before = app.providers.seen(SEARCH).length;
  for (let seconds = 0; seconds < 300; seconds += 5) {
    app.advance(5000);
    await app.reconciler.run();
  }
  expect(app.providers.seen(SEARCH).length - before).toBeLessThanOrEqual(12);
});
