import type { FakePayment } from '../support/fakeProviders.ts';
import { mercadoPagoPays, mercadoPagoWebhook, putPayment, nextPaymentId } from './notify.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';
import { openKinds } from '../ledger/ledgerRead.ts';

const app = fixture(startTestApp);
beforeEach(() => app.advance(61_000));

describe.each(['mercadopago', 'redpagos'] as const)('by the protocol of %s the card follows', (channel) => {
  const start = () => app.createTopUp({ channel: channel === 'mercadopago' ? 'MercadoPagos' : 'RedPagos' });
  const tell = (id: string, fields: Partial<FakePayment> & { id: number }) =>
    mercadoPagoPays(app, id, fields, channel);

  it('refunds in parts, until all is back', async () => {
    const [id, one, before] = [await start(), nextPaymentId(), await app.balance()];
    await tell(id, { id: one });
    for (const [refunded, left] of [
      [100, 300],
      [100, 300],
      [250.5, 149.5],
    ] as const) {
      const status_detail = 'partially_refunded';
      await tell(id, { id: one, status_detail, transaction_amount_refunded: refunded });
      expect(await app.balance()).toBe(before + left);
      expect(await app.payment(id)).toMatchObject({ state: 'approved' });
    }
    await tell(id, { id: one, status: 'refunded', transaction_amount_refunded: 400 });
    expect(await app.balance()).toBe(before);
    expect(await app.payment(id)).toMatchObject({ state: 'refunded' });
  });

  it('a chargeback, and a chargeback that was won', async () => {
    const [id, one, before] = [await start(), nextPaymentId(), await app.balance()];
    await tell(id, { id: one });
    await tell(id, { id: one, status: 'in_mediation' });
    expect(await app.balance()).toBe(before + 400);
    await tell(id, { id: one, status: 'charged_back', status_detail: 'in_process' });
    expect(await app.balance()).toBe(before);
    await tell(id, { id: one });
    expect(await app.balance()).toBe(before + 400);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved', 'refunded', 'approved']);
  });

  it('a payment paid twice, of which one is refunded', async () => {
    const [id, one, other, before] = [await start(), nextPaymentId(), nextPaymentId(), await app.balance()];
    await tell(id, { id: one });
    await tell(id, { id: other });
    expect(await app.balance()).toBe(before + 400);
    expect(await openKinds(app.db, id)).toEqual(['paid-twice']);
    await tell(id, { id: one, status: 'refunded' });
    expect(await app.balance()).toBe(before + 400);
    expect(await openKinds(app.db, id)).toEqual([]);
    await tell(id, { id: other, status: 'refunded' });
    expect(await app.balance()).toBe(before);
  });

  it('two payments that were only heard of by asking', async () => {
    const [id, before] = [await start(), await app.balance()];
    for (let times = 0; times < 2; times += 1) putPayment(app, id);
    app.advance(app.settings.RECONCILE_AFTER_MS + 1000);
    await app.reconciler.run();
    expect(await app.balance()).toBe(before + 400);
    expect(await openKinds(app.db, id)).toEqual(['paid-twice']);
  });

  it('no older word after a newer one', async () => {
    const [id, one, before] = [await start(), nextPaymentId(), await app.balance()];
    const at = (minute: string) => ({ date_last_updated: `2026-10-25T11:${minute}:00.000-03:00` });
    await tell(id, { id: one, ...at('10') });
    await tell(id, { id: one, status: 'charged_back', ...at('30') });
    await tell(id, { id: one, ...at('20') });
    expect((await mercadoPagoWebhook(app, one, { channel })).status).toBe(200);
    expect(await app.balance()).toBe(before);
  });
});
