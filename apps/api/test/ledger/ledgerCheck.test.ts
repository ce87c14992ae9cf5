import { checkLedger, mailDiscrepancies } from '../../src/services/ledgerCheck/checkLedger.ts';
import { runSql } from './ledgerRead.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { fixture, HOUR } from '../support/testApp.ts';
import { mercadoPagoPays, putPayment } from '../payments/notify.ts';

const app = fixture(startMailingApp);
beforeEach(() => app.advance(61_000));

const check = () => checkLedger(app.dependencies, { days: 1, graceMs: 600_000 });
const open = () => app.rows('discrepancies', { resolved_at: null });

it('reports a payment state that differs from the ledger, and resolves it once corrected', async () => {
  const id = await app.createTopUp();
  const setState = (state: string) =>
    runSql(app.db, `update transactions set state = '${state}' where id = '${id}'`);
  await mercadoPagoPays(app, id);
  await setState('pending');
  app.advance(HOUR);
  await check();
  expect(await open()).toMatchObject([{ kind: 'state-differs', key: id, amount_cents: 40_000 }]);
  await setState('approved');
  await check();
  expect(await open()).toEqual([]);
  // A kind that an alert has seen stays, so that the next one of it is a change.
  expect((await app.get('/metrics')).text).toContain('discrepancies_open{kind="state-differs"} 0');
});

it('mails each discrepancy once', async () => {
  const id = putPayment(app, 'a reference of nobody', { date_created: app.clock().toISOString() });
  app.advance(HOUR);
  await check();
  await check();
  // In this test both channels list it, each for its own account.
  expect((await open()).map(({ key }) => key)).toEqual([`MercadoPagos:${id}`, `RedPagos:${id}`]);
  // Sends the receipts of payments first.
  await app.mailsSent();
  const mailedSubjects = async () => {
    await mailDiscrepancies(app.dependencies);
    return (await app.mailsSent()).map(({ subject }) => subject);
  };
  expect(await mailedSubjects()).toEqual(['Hay 2 diferencias por resolver']);
  expect(await mailedSubjects()).toEqual([]);
  expect((await app.get('/metrics')).text).toContain('discrepancies_open{kind="unknown-payment"} 2');
});
