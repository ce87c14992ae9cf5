import { USE_DETAILS_EXAMPLE } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { runThrough, setRecord } from '../company/companyFixture.ts';
import { startController, reportedUse } from './controllers.ts';
import { untilLocked } from '../ledger/ledgerRead.ts';
import { CARDS, IDS, MACHINES } from '../support/demoData.ts';
import { connection } from '../support/templates.ts';
import { DAY, fixture, HOUR, MINUTE } from '../support/testApp.ts';
import { startReports } from '../reports/reports.ts';
import { settleFacts } from '../payments/notify.ts';

/** The price of a wash in every building of the tests, in pesos. */
const PRICE = 120.5;

afterAll(async () => expect(await faultsOfLedger(app.db)).toEqual([]));
const app = fixture(startReports);
const controller = fixture(() => startController(app, 'llano-1'));
let count = 0;

const ago = (ms: number) => app.momentIn(-ms);
const openText = async () => (await app.command('discrepancies', { state: 'open' })).text;
/** Adds a card to the plain building. @param pesos its opening balance. @returns its uid */
async function newCard(pesos: number, fields: object = {}): Promise<string> {
  count += 1;
  const uid = String(50_000_000 + count);
  await app.addCards({ uid, balance_cents: pesos * 100, ...fields });
  return uid;
}

describe('the uses that a controller reports', () => {
  it('charge the card the price of their day, once however often they are sent', async () => {
    const card = await newCard(500);
    const price = { building: IDS.plain, machine_type: 'DRYER', valid_from: app.dayIn(-2), price: '80,25' };
    await setRecord(app, 'prices', price);
    const uses = [
      reportedUse('a-1', ago(MINUTE), { card }),
      reportedUse('a-2', ago(2 * MINUTE), { card, result: 'Fuera de servicio' }),
      reportedUse('a-3', ago(3 * MINUTE), { card, machine: 'SN-2', kind: 'DRYER' }),
      // Before the dryers' price changed.
      reportedUse('a-4', ago(20 * DAY), { card, machine: MACHINES.dryer }),
    ];
    expect(await controller.report(...uses)).toEqual({ accepted: 4, duplicates: 0, refused: [] });
    const left = 500 - PRICE - 80.25 - PRICE;
    expect(await app.balance(card)).toBe(left);
    uses.push(reportedUse('a-5', ago(0), { card }));
    expect(await controller.report(...uses.toReversed())).toMatchObject({ accepted: 1, duplicates: 4 });
    expect(await app.balance(card)).toBe(left - PRICE);
    expect((await app.account(card))['movements']).toMatchObject(
      [-PRICE, -80.25, -PRICE, -PRICE].map((amount) => ({ amount, transaction_id: null })),
    );
  });

  it('are stored with all details that the controller sends, in an unusual form too', async () => {
    const [at, card] = [ago(MINUTE), await newCard(500)];
    const sent = { card, ...USE_DETAILS_EXAMPLE, at: at.toISOString().replace('Z', '+00'), kind: null };
    await controller.report(reportedUse('d-1', at, sent));
    expect(await app.row('uses', { card_uid: card })).toMatchObject({ ...USE_DETAILS_EXAMPLE, at });
  });

  it('are stored also with half a character, which the database refuses', async () => {
    const half = reportedUse('\ud83d', ago(MINUTE), { card: await newCard(500), result: 'Sin agua \ud83d' });
    const other = { ...half, id: '\ud83e' };
    expect(await controller.report(half, other)).toMatchObject({ accepted: 1, duplicates: 1 });
    expect(await controller.report(half)).toMatchObject({ duplicates: 1 });
    expect(await openText()).not.toContain('"key":"llano-1:\ufffd');
  });

  it('count once in concurrent batches', async () => {
    const card = await newCard(1000);
    const uses = ['s-1', 's-2', 's-3'].map((id) => reportedUse(id, ago(MINUTE), { card }));
    const answers = await Promise.all(
      [uses, uses.toReversed(), uses].map((batch) => controller.report(...batch)),
    );
    expect(answers.map(({ accepted }) => accepted).toSorted()).toEqual([0, 0, 3]);
    expect(await app.balance(card)).toBe(1000 - 3 * PRICE);
  });

  it('count separately for two controllers that use the same id', async () => {
    const card = await newCard(500);
    const second = await startController(app, 'llano-2');
    await controller.report(reportedUse('1', ago(0), { card }));
    expect(await second.report(reportedUse('1', ago(0), { card }))).toMatchObject({ accepted: 1 });
    expect(await app.balance(card)).toBe(500 - 2 * PRICE);
  });

  it('are refused with a reason, and count after it is corrected', async () => {
    const [blocked, poor, later] = [await newCard(500, { state: 'lost' }), await newCard(100), '59999999'];
    const wrong: readonly (readonly [reason: string, at: Date, fields?: object])[] = [
      ['unknown_machine', ago(0), { machine: 'SN-4' }],
      ['wrong_kind', ago(0), { kind: 'DRYER' }],
      ['unknown_card', ago(0), { card: later }],
      ['card_of_another_building', ago(0), { card: CARDS.other }],
      ['blocked_card', ago(0), { card: blocked }],
      ['clock_ahead', ago(-6 * MINUTE)],
      ['clock_behind', ago(61 * DAY)],
      ['insufficient_balance', ago(0), { card: poor }],
    ];
    const reasons = wrong.map(([reason]) => reason);
    const uses = wrong.map(([, at, fields], place) => reportedUse(`r-${place + 1}`, at, fields));
    // A use that the machine refused to the blocked card is only reported, and costs nothing.
    uses.push(reportedUse('r-9', ago(0), { card: blocked, result: 'Tarjeta no habilitada' }));
    expect(await controller.report(...uses)).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: reasons.map((reason, place) => ({ id: `r-${place + 1}`, reason })),
    });
    expect([await app.balance(blocked), await app.balance(poor)]).toEqual([500, 100]);
    const refused = await app.rows('refused_uses', {}, 'use_id');
    expect(refused.map(({ reason }) => reason)).toEqual(reasons);

    await newCard(500, { uid: later });
    expect(await controller.report(uses[2] ?? {})).toMatchObject({ accepted: 1, refused: [] });
    const stillRefused = await app.rows('refused_uses');
    expect(stillRefused.map(({ use_id }) => use_id)).not.toContain('r-3');
    expect(await app.balance(later)).toBe(500 - PRICE);
  });

  it('from before the card was blocked count, and later ones are refused', async () => {
    const card = await newCard(500);
    await app.change('cards', { uid: card }, { state: 'lost' });
    const uses = [reportedUse('b-1', ago(HOUR), { card }), reportedUse('b-2', ago(-MINUTE), { card })];
    const refused = [{ id: 'b-2', reason: 'blocked_card' }];
    expect(await controller.report(...uses)).toEqual({ accepted: 1, duplicates: 0, refused });
  });

  it('lock their cards in the same order as an import that changes them', async () => {
    const cards = ['58000003', '58000002', '58000001'];
    for (const uid of cards) await newCard(0, { uid });
    const uses = await connection(app.databaseUrl);
    const lock = (uid = '') => uses.query('select from cards where uid = $1 for no key update', [uid]);
    await uses.query('begin');
    await lock(cards.at(-1));
    const changed = setRecord(app, 'cards', ...cards.map((reference) => ({ reference, state: 'lost' })));
    await untilLocked(app.db);
    await lock(cards[0]);
    await uses.query('commit');
    await uses.close();
    expect(await changed).toMatchObject([{ kinds: [{ changed: 3 }] }]);
  });

  it('overdraw a card only if reported late, which opens a discrepancy', async () => {
    const card = await newCard(PRICE);
    const late = [reportedUse('l-1', ago(DAY), { card }), reportedUse('l-2', ago(DAY - MINUTE), { card })];
    expect(await controller.report(reportedUse('l-3', ago(0), { card }), ...late)).toEqual({
      accepted: 2,
      duplicates: 0,
      refused: [{ id: 'l-3', reason: 'insufficient_balance' }],
    });
    expect(await app.balance(card)).toBe(-PRICE);
    // A use that failed costs nothing, so that it counts whatever the card has.
    const failed = reportedUse('l-4', ago(0), { card, result: 'Sin agua' });
    expect(await controller.report(failed)).toMatchObject({ accepted: 1 });
    const open = await runThrough(app, 'discrepancies', { state: 'open' });
    const overdrawn = { kind: 'overdrawn', amount: PRICE, currency: 858 };
    expect(open.filter(({ key }) => key === card)).toMatchObject([overdrawn]);
    const { text: metrics } = await app.get('/metrics');
    expect(metrics).toMatch(/machine_uses_total\{outcome="insufficient_balance"\} [1-9]/);
    // A later top-up pays for it, and the next check resolves the discrepancy, unless it began before.
    await settleFacts(app, await app.createTopUp({ channel: 'Bancard', uid: card }), {}, 'Bancard');
    for (const clock of [() => ago(HOUR), app.clock]) {
      await checkLedger({ ...app.dependencies, clock }, { days: 0, graceMs: 0 });
      expect((await openText()).includes(`"key":"${card}"`)).toBe(clock !== app.clock);
    }
  });

  it('charge nothing to the cards of a postpaid building', async () => {
    await app.change('buildings', { id: IDS.splitting }, { billing: 'postpaid' });
    const shared = await startController(app, 'compartido', IDS.splitting);
    const use = reportedUse('p-1', ago(0), { machine: 'SN-3', card: CARDS.splitting });
    expect(await shared.report(use)).toMatchObject({ accepted: 1 });
    expect(await app.balance(CARDS.splitting)).toBe(50);
  });

  it('count as duplicates under the id of another use, which opens a discrepancy', async () => {
    const card = await newCard(500);
    await controller.report(reportedUse('same', ago(MINUTE), { card }));
    expect(await controller.report(reportedUse('same', ago(0), { card }))).toMatchObject({ duplicates: 1 });
    expect(await openText()).toContain('"key":"llano-1:same"');
    expect(await app.balance(card)).toBe(500 - PRICE);
  });

  it('count once if repeated in a batch, where another use with that id opens a discrepancy', async () => {
    const [card, other] = [await newCard(500), await newCard(500)];
    const use = reportedUse('same-batch', ago(MINUTE), { card });
    const answer = await controller.report(use, use, { ...use, card: other });
    expect(answer).toMatchObject({ accepted: 1, duplicates: 2 });
    expect(await openText()).toContain('"key":"llano-1:same-batch"');
    expect([await app.balance(card), await app.balance(other)]).toEqual([500 - PRICE, 500]);
  });

  it('open a discrepancy while some are missing, if the controller declared its numbering', async () => {
    const card = await newCard(1000);
    const counting = await startController(app, 'counting');
    const missing = async () => {
      await checkLedger(app.dependencies, { days: 0, graceMs: 0 });
      const open = await runThrough(app, 'discrepancies', { state: 'open' });
      return open.filter(({ kind }) => kind === 'uses-missing').map(({ key }) => key);
    };
    const use = (id: string, fields: object = {}) => reportedUse(id, ago(MINUTE), { card, ...fields });
    await counting.report(use('7'), use('8'), use('11'), use('12', { machine: 'none' }), use('15'));
    expect(await missing()).toEqual([]);
    await counting.declareNumbered();
    // One discrepancy a day, however many numbers are missing.
    expect(await missing()).toEqual([`counting:${montevideoDay(ago(MINUTE))}`]);
    await counting.report(...['10', '9', '13', '14'].map((id) => use(id)));
    expect(await missing()).toEqual([]);
  });
});
