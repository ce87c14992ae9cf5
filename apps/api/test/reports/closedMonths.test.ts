import type { Settlement, TransactionsSummary, UsesSummary } from '@laundry/api-contract';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { closeDueMonths } from '../../src/services/months/closeMonths.ts';
import { monthAfter, monthOfDay } from '@laundry/strings/format';
import { keepingOpen, runCommand, runThrough, setRecord } from '../company/companyFixture.ts';
import { runSql, untilLocked } from '../ledger/ledgerRead.ts';
import { startController, reportedUse } from '../machines/controllers.ts';
import { settleFacts } from '../payments/notify.ts';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { fixture, MINUTE } from '../support/testApp.ts';
import { startReports, use } from './reports.ts';

/** The price of a wash in every building of the tests, and a raised price, in pesos. */
const [PRICE, RAISED] = [120.5, 180];
const app = fixture(startReports, beforeEach, afterEach);
/** This month, and the one before it, which is over. */
let month: string;
let before: string;
beforeEach(async () => {
  month = monthOfDay(app.today());
  before = monthAfter(month, -1);
  await setRecord(app, 'buildings', { reference: IDS.plain, billing: 'postpaid' });
  await app.insert([
    use(`${before}-10T15:00:00Z`),
    use(`${before}-11T15:00:00Z`, { machine_id: MACHINES.dryer }),
    use(`${before}-12T15:00:00Z`, { result: 'Sin agua' }),
    use(`${month}-01T15:00:00Z`),
  ]);
});

const settled = (of: string, building = 'all') =>
  app.read<Settlement>('/api/v1/reports/settlement', { month: of, building });
const closeDue = (day = app.today()) => closeDueMonths(app.dependencies, day);
const closeLast = (last = before) =>
  runThrough(app, 'closeMonth', { month: last, by: 'Eva Paz', reason: 'Está revisado' });
const raisePrice = () => {
  const raised = { valid_from: `${before}-01`, price: String(RAISED) };
  return setRecord(app, 'prices', { building: IDS.plain, machine_type: 'WASHER', ...raised });
};

// That a closed month never changes, whatever is entered for its days: accountant.test.ts.
it('lists changes of a closed month as adjustments of the open month, each once', async () => {
  await closeLast();
  const closed = await settled(before);
  const plain = closed.buildings.filter(({ id }) => id === IDS.plain);
  expect((await settled(before, IDS.plain)).buildings).toEqual(plain);
  for (let times = 0; times < 2; times += 1) await raisePrice();
  const controller = await startController(app, 'llano-1');
  await controller.report(reportedUse('late', new Date(`${month}-01T02:59:59Z`)));
  await closeDue();
  const adjustment = { month: before, building_id: IDS.plain, building_name: 'Edificio Llano' };
  const none = { prepaid: 0, adm_income: 0 };
  const found = [
    { ...adjustment, ...none, cause: 'price', by: 'Eva Paz', total: RAISED - PRICE },
    { ...adjustment, ...none, cause: 'late-use', by: 'llano-1', total: RAISED },
  ];
  const { adjustments, totals, balance } = await settled(month);
  expect(adjustments).toMatchObject(found);
  expect(totals.total).toBe(RAISED);
  expect(balance?.postpaid).toBe(RAISED + (RAISED - PRICE) + RAISED);
  expect((await settled(month, IDS.plain)).adjustments).toEqual(adjustments);
  expect((await settled(month, IDS.splitting)).adjustments).toEqual([]);
  expect(await settled(before)).toEqual(closed);

  const days = { from: `${before}-02`, to: `${before}-28`, building: IDS.plain };
  const uses = (part: object) => app.read<UsesSummary>('/api/v1/reports/uses/summary', { ...days, ...part });
  expect((await uses({})).adjustments).toEqual(adjustments);
  for (const part of [{ unit: UNITS.ten }, { uuid: CARDS.plain }, { result: 'succeeded' }])
    expect((await uses(part)).adjustments).toEqual([]);
  const transactions = await app.read<TransactionsSummary>('/api/v1/reports/transactions/summary', days);
  expect(transactions.adjustments).toEqual([]);
});

it('dates adjustments in an open month, also those of an import that began before its close', async () => {
  await closeLast();
  const next = monthAfter(month);
  app.advanceTo(`${next}-01T02:59:30Z`);
  const { imported } = await app.db.transaction().execute(async (transaction) => {
    await runSql(transaction, 'lock table prices in share mode');
    const imported = raisePrice();
    await untilLocked(app.db);
    app.advance(MINUTE);
    await closeLast(month);
    return { imported };
  });
  await imported;
  expect((await settled(month)).adjustments).toEqual([]);
  expect((await settled(next)).adjustments).toMatchObject([{ month: before }, { month }]);
});

/** Runs the check of the ledger. @returns the open discrepancies of settlements */
async function openFaults() {
  await checkLedger(app.dependencies, { days: 1, graceMs: 0 });
  const open = await runThrough(app, 'discrepancies', { state: 'open' });
  return open.filter(({ kind }) => kind === 'settlement-differs');
}

it('reports an unannounced change of a closed month as a discrepancy, then as an adjustment', async () => {
  await closeLast();
  expect(await openFaults()).toEqual([]);
  // A payment is moved into the closed month, directly in the database.
  const id = await app.createTopUp({ uid: CARDS.splitting });
  await settleFacts(app, id, {});
  await app.change('transactions', { id }, { approved_at: `${before}-20T12:00:00Z` });
  const [fault, ...further] = await openFaults();
  expect([fault?.amount, further]).toEqual([400, []]);
  expect(fault?.detail).toContain(`${before} of Edificio Compartido `);
  await closeDue();
  const row = { cause: 'comparison', building_id: IDS.splitting, total: 0, prepaid: 400, adm_income: 40 };
  expect(await settled(month)).toMatchObject({
    adjustments: [row],
    balance: { income: 40, postpaid: PRICE, due: 40 - PRICE },
  });
  expect(await openFaults()).toEqual([]);
});

it('opens a discrepancy when prices of uses differ from what the cards paid', async () => {
  await app.insert([use(app.clock(), { price_cents: 12_050 })]);
  expect(await openFaults()).toEqual([]);
  await app.db.deleteFrom('uses_at_prices').where('price_cents', 'is not', null).execute();
  const [fault] = await openFaults();
  expect([fault?.amount, fault?.key]).toEqual([-PRICE, `debits:${IDS.plain}`]);
});

describe('the command to close a month', () => {
  const company = (...args: string[]) =>
    runCommand(['month', 'close', ...args], {
      environment: { DATABASE_URL: app.databaseUrl, COMPANY_USER: 'Eva Paz' },
      openDatabase: () => keepingOpen(app.db),
    });

  it('closes a month once, and says so', async () => {
    const first = await company(before, '--administration', IDS.administration);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/^\d{4}-\d\d {2}\S+ {2}.+ {2}closed\n$/);
    const second = await company(before);
    expect(second.code).toBe(0);
    const [own, other] = second.stdout.trimEnd().split('\n');
    expect(own).toMatch(/was closed already, \S+ by Eva Paz$/);
    expect(other).toMatch(/ {2}closed$/);
    const audit = await runThrough(app, 'actions', {});
    expect(audit.filter(({ command }) => command === 'month close')).toHaveLength(2);
  });

  it('closes that of the other administrations if one fails, as the nightly job does', async () => {
    const failing = `check (administration_id <> '${IDS.administration}')`;
    await runSql(app.db, `alter table closed_months add constraint failing ${failing}`);
    await expect(closeDue(`${month}-05`)).rejects.toThrow(IDS.administration);
    expect(await app.rows('closed_months')).toMatchObject([{ administration_id: IDS.otherAdministration }]);
    const { code, stdout, stderr } = await company(before);
    expect([code, stderr]).toEqual([1, 'not closed: 1\n']);
    expect(stdout).toMatch(/^\S+ {2}\S+ {2}.+ {2}not closed: .+failing.+\n.+ was closed already, .+\n$/);
  });

  it.each([
    ['is not over: it can be closed from', () => [month]],
    ['month: a month as 2026-10', () => ['2026-13']],
    ['there is no administration A-9', () => [before, '--administration', 'A-9']],
  ])('says of what it cannot close: %s', async (reason, args) => {
    const { code, stderr } = await company(...args());
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});

// The day of the closing, and that several instances close once: settlement.test.ts, accountant.test.ts.
it('closes months before the first closed one automatically, and none before its day', async () => {
  await closeDue(`${month}-04`);
  expect((await settled(before)).closed_at).toBeNull();
  await closeLast();
  await app.insert([use(`${monthAfter(before, -2)}-10T15:00:00Z`)]);
  await closeDue(`${month}-04`);
  for (const back of [-2, -1]) expect((await settled(monthAfter(before, back))).closed_at).not.toBeNull();
});
