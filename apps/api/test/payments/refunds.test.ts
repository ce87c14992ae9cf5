import { CARDS } from '../support/demoData.ts';
import type { FakePayment } from '../support/fakeProviders.ts';
import { mercadoPagoPays, mercadoPagoWebhook } from './notify.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.advance(61_000));

const balance = async () => Number((await app.account(CARDS.plain))['balance']);
const openKinds = async (id: string) =>
  (
    await app.db
      .selectFrom('discrepancies')
      .select('kind')
      .where('transaction_id', '=', id)
      .where('resolved_at', 'is', null)
      .execute()
  ).map(({ kind }) => kind);
let payment = 20_000;
const nextPayment = () => (payment += 1);

describe.each(['mercadopago', 'redpagos'] as const)('by the protocol of %s the card follows', (channel) => {
  const start = () => app.createTopUp({ channel: channel === 'mercadopago' ? 'MercadoPagos' : 'RedPagos' });
  const tell = (id: string, fields: Partial<FakePayment> & { id: number }) =>
    mercadoPagoPays(app, id, fields, channel);

  it('refunds in parts, until all is back', async () => {
    const [id, one, before] = [await start(), nextPayment(), await balance()];
    await tell(id, { id: one });
    for (const [refunded, left] of [
      [100, 300],
      [100, 300],
      [250.5, 149.5],
    ] as const) {
      const status_detail = 'partially_refunded';
      await tell(id, { id: one, status_detail, transaction_amount_refunded: refunded });
      expect(await balance()).toBe(before + left);
      expect(await app.payment(id)).toMatchObject({ state: 'approved' });
    }
    await tell(id, { id: one, status: 'refunded', transaction_amount_refunded: 400 });
    expect(await balance()).toBe(before);
    expect(await app.payment(id)).toMatchObject({ state: 'refunded' });
  });

  it('a chargeback, and a chargeback that was won', async () => {
    const [id, one, before] = [await start(), nextPayment(), await balance()];
    await tell(id, { id: one });
    await tell(id, { id: one, status: 'in_mediation' });
    expect(await balance()).toBe(before + 400);
    await tell(id, { id: one, status: 'charged_back', status_detail: 'in_process' });
    expect(await balance()).toBe(before);
    await tell(id, { id: one });
    expect(await balance()).toBe(before + 400);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved', 'refunded', 'approved']);
  });

  it('a payment paid twice, of which one is refunded', async () => {
    const [id, one, other, before] = [await start(), nextPayment(), nextPayment(), await balance()];
    await tell(id, { id: one });
    await tell(id, { id: other });
    expect(await balance()).toBe(before + 400);
    expect(await openKinds(id)).toEqual(['paid-twice']);
    await tell(id, { id: one, status: 'refunded' });
    expect(await balance()).toBe(before + 400);
    expect(await openKinds(id)).toEqual([]);
    await tell(id, { id: other, status: 'refunded' });
    expect(await balance()).toBe(before);
  });

  it('two payments that were only heard of by asking', async () => {
    const [id, before] = [await start(), await balance()];
    for (const one of [nextPayment(), nextPayment()])
      app.providers.putPayment({
        id: one,
        status: 'approved',
        external_reference: id,
        transaction_amount: 400,
        currency_id: 'UYU',
      });
    app.advance(app.settings.RECONCILE_AFTER_MS + 1000);
    await app.reconciler.run();
    expect(await balance()).toBe(before + 400);
    expect(await openKinds(id)).toEqual(['paid-twice']);
  });

  it('no older word after a newer one', async () => {
    const [id, one, before] = [await start(), nextPayment(), await balance()];
    const at = (minute: string) => ({ date_last_updated: `2026-10-25T11:${minute}:00.000-03:00` });
    await tell(id, { id: one, ...at('10') });
    await tell(id, { id: one, status: 'charged_back', ...at('30') });
    await tell(id, { id: one, ...at('20') });
    expect((await mercadoPagoWebhook(app, one, { channel })).status).toBe(200);
    expect(await balance()).toBe(before);
  });
});
