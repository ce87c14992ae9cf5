import type { Settlement } from '@laundry/api-contract';
import { accountRow } from '../accounts/signup.ts';
import { IDS, UNITS } from '../support/demoData.ts';
import { fixture, refusal } from '../support/testApp.ts';
import { OF_OTHERS, startReports, use } from './reports.ts';
import { closeDueMonths } from '../../src/services/months/closeMonths.ts';
import { monthAfter, monthOfDay } from '@laundry/strings/format';
import { startMailingApp } from '../support/mailServer.ts';

describe('a settlement', () => {
  const SETTLEMENT = '/api/v1/reports/settlement';
  const app = fixture(startReports);

  // The figures: accountant.test.ts; the prices: prices.test.ts.
  it('sorts units by number with unassigned uses last, and lists unused buildings too', async () => {
    await app.insert([
      use('2026-03-02T12:00:00Z', { unit_id: null }),
      use('2026-03-02T13:00:00Z'),
      use('2026-03-04T12:00:00Z', { unit_id: UNITS.nine, result: 'Puerta abierta' }),
      use('2026-03-06T12:00:00Z', OF_OTHERS),
    ]);
    const settled = async (building: string) => {
      const { buildings, sharing } = await app.read<Settlement>(SETTLEMENT, { month: '2026-03', building });
      return [
        sharing?.buildings,
        ...buildings.map(({ name, units }) => [name, units.map((of) => of.number)]),
      ];
    };
    const plain = ['Edificio Llano', ['9', '10', null]];
    expect(await settled(IDS.plain)).toEqual([0, plain]);
    expect(await settled('all')).toEqual([1, ['Edificio Compartido', []], plain]);
  });

  it('refuses a month of an implausible year', async () => {
    const query = { month: '1999-12', building: 'all' };
    expect(await app.ask(SETTLEMENT, query)).toMatchObject(refusal(422, 'ex_invalid_field'));
  });
});

// That its lines match the settlement: accountant.test.ts; its other contents: mails.test.ts.
describe('a settlement by mail', () => {
  const OWN = 'administracion@demo.example';
  const COLLEAGUE = 'colega@demo.example';
  const WITHOUT_BUILDINGS = 'sinedificios@demo.example';
  const EMPTY = '00000000-0000-4000-8000-000000000009';
  const app = fixture(startMailingApp);

  beforeAll(async () => {
    await app.add('administrations', { id: EMPTY, name: 'Sin edificios' });
    const elsewhere = { administration_id: EMPTY };
    await app.add('accounts', accountRow(COLLEAGUE), accountRow(WITHOUT_BUILDINGS, elsewhere));
  });
  beforeEach(async () => {
    await app.remove('mails');
    await app.mailsSent();
  });

  /** Has only these accounts ask for the mail. */
  async function ask(...emails: string[]) {
    await app.change('accounts', {}, { monthly_settlement: false });
    for (const email of emails) await app.change('accounts', { email }, { monthly_settlement: true });
  }
  const mailed = async () => (await app.mailsSent()).flatMap(({ to }) => to).toSorted();

  /** Advances to the day on which this month is closed. @returns that day */
  function untilClosing(): string {
    const next = `${monthAfter(monthOfDay(app.today()))}-05`;
    app.advanceTo(`${next}T12:00:00Z`);
    return next;
  }

  it('is sent to each subscriber once when a month closes, despite several instances', async () => {
    await ask(OWN, COLLEAGUE, WITHOUT_BUILDINGS);
    const month = monthOfDay(app.today());
    const another = await app.another();
    const day = untilClosing();
    await Promise.all([
      closeDueMonths(app.dependencies, day),
      closeDueMonths(another.dependencies, day),
      closeDueMonths(app.dependencies, day),
    ]);
    const sent = await app.mailsSent();
    expect(sent.flatMap(({ to }) => to).toSorted()).toEqual([OWN, COLLEAGUE].toSorted());
    const link = `http://admin.localhost:4200/dashboard-settlement?month=${month}&building=all`;
    for (const { subject, text, html } of sent) {
      expect(subject).toMatch(/^Liquidación de \p{L}+ de \d{4}$/u);
      expect(text).toContain(link);
      expect(html).toContain(link.replaceAll('&', '&amp;'));
    }
    await closeDueMonths(another.dependencies, day.replace('-05', '-28'));
    expect(await mailed()).toEqual([]);
    await closeDueMonths(app.dependencies, untilClosing());
    expect(await mailed()).toHaveLength(2);
  });

  it('is not sent without a subscription, nor after it ended, nor for a missed month', async () => {
    await ask(COLLEAGUE);
    untilClosing();
    untilClosing();
    await closeDueMonths(app.dependencies, untilClosing());
    expect(await mailed()).toEqual([COLLEAGUE]);
    await ask();
    await closeDueMonths(app.dependencies, untilClosing());
    expect(await mailed()).toEqual([]);
  });
});
