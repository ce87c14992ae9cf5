import { PREFERENCES } from '../support/fakeProviders.ts';
import { CARDS } from '../support/demoData.ts';
import { mercadoPagoPays, mercadoPagoWebhook, putPayment } from './notify.ts';
import { fixture, startTestApp } from '../support/testApp.ts';

const app = fixture(startTestApp);
beforeEach(() => app.advance(61_000));

const balanceCents = async () => (await app.row('cards', { uid: CARDS.plain })).balance_cents;

it('credits a payment that is notified before its creation has been answered', async () => {
  app.providers.on(PREFERENCES, async ({ body }) => {
    await mercadoPagoPays(app, String(body['external_reference']), { id: 2 });
    return { status: 201, body: { id: 'p', init_point: 'http://provider.example/early' } };
  });
  const before = await balanceCents();
  const { body } = await app.create();
  expect(await app.listStates(String(body['transaction_id']))).toEqual(['created', 'pending', 'approved']);
  expect(await balanceCents()).toBe(before + 40_000);
  app.providers.restore();
});

it('books one movement for 50 concurrent webhooks and two runs of the reconciler', async () => {
  const id = await app.createTopUp();
  const before = await balanceCents();
  putPayment(app, id, { id: 1 });
  app.advance(60_000);
  const webhooks = Array.from({ length: 50 }, () => mercadoPagoWebhook(app, 1));
  const [answers] = await Promise.all([Promise.all(webhooks), app.reconcile(), app.reconcile()]);
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await app.listMovements(id)).toEqual([400]);
  expect(await balanceCents()).toBe(before + 40_000);
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
});
