import { SEARCH } from '../support/fakeProviders.ts';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { mailDiscrepancies } from '../../src/services/ledgerCheck/discrepancies.ts';
import { heldCents, runSql } from './ledgerRead.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture, HOUR } from '../support/testApp.ts';
import { fakePayment, mercadoPagoPays } from '../payments/notify.ts';

const app = fixture(startMailingApp);
const listed: object[] = [];
beforeAll(async () => {
  app.providers.on(SEARCH, () => ({
    body: { results: [...listed], paging: { total: listed.length, limit: 50, offset: 0 } },
  }));
  app.providers.on('GET /redpagos/v1/payments/search', () => ({
    body: { results: [], paging: { total: 0, limit: 50, offset: 0 } },
  }));
});
beforeEach(() => app.advance(61_000));

const check = () => checkLedger(app.dependencies, { days: 1, graceMs: 600_000 }, app.server.log);
const open = async () =>
  (await app.rows('discrepancies', { resolved_at: null }, 'kind')).map(({ kind, key, amount_cents }) => [
    kind,
    key,
    amount_cents,
  ]);
const payment = (id: number, reference: string) => fakePayment(reference, { id });

const resolveAll = () =>
  runSql(
    app.db,
    "update discrepancies set resolved_at = now(), reason = 'x', resolved_by = 'Eva' where resolved_at is null",
  );

it('applies a payment whose notification and answers never came, and says that it was missed', async () => {
  const id = await app.createTopUp();
  listed.push(payment(2, id));
  await check();
  expect(await heldCents(app.db, id, 'card')).toBe(40_000);
  await check();
  expect(await open()).toEqual([['missed-change', 'MercadoPagos:2:40000', 40_000]]);
  await resolveAll();
});

it('finds what the provider has and nobody knows, and what it does not have, and mails each once', async () => {
  const id = await app.createTopUp();
  await mercadoPagoPays(app, id, { id: 3 });
  app.advance(24 * HOUR);
  const young = await app.createTopUp();
  await mercadoPagoPays(app, young, { id: 4 });
  app.advance(HOUR / 2);
  listed.push(payment(5, 'a reference of nobody'));
  await check();
  expect(await open()).toEqual([
    ['not-at-provider', 'MercadoPagos:4', 40_000],
    ['unknown-payment', 'MercadoPagos:5', 40_000],
  ]);
  await check();
  // The receipts of what was paid.
  await app.mailer.run();
  app.smtp.received.length = 0;
  const mailedSubjects = async () => {
    await mailDiscrepancies(app.dependencies);
    await app.mailer.run();
    return app.smtp.received.splice(0).map(({ subject }) => subject);
  };
  expect(await mailedSubjects()).toEqual(['Hay 2 diferencias por resolver']);
  expect(await mailedSubjects()).toEqual([]);
  expect((await app.get('/metrics')).text).toContain('discrepancies_open{kind="unknown-payment"} 1');
  listed.push(payment(4, young));
  await check();
  expect((await open()).map(([kind]) => kind)).toEqual(['unknown-payment']);
  await resolveAll();
});

it('finds states and orders that are not what the ledger says', async () => {
  const id = await app.createTopUp();
  await runSql(app.db, `update transactions set state = 'denied' where id = '${id}'`);
  await mercadoPagoPays(app, id, { id: 6 });
  listed.push(payment(6, id));
  await runSql(app.db, `update transactions set state = 'pending' where id = '${id}'`);
  await check();
  expect(await open()).toEqual([['state-differs', id, 40_000]]);
  await runSql(app.db, `update transactions set state = 'approved' where id = '${id}'`);
  await check();
  expect(await open()).toEqual([]);
});
