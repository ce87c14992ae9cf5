import type { Laundromat, PaymentMethods, Settlement } from '@laundry/api-contract';
import { setRecord } from '../company/companyFixture.ts';
import { CARDS, IDS, MACHINES, SLUG } from '../support/demoData.ts';
import { startReports, use } from '../reports/reports.ts';
import { DAY, fixture } from '../support/testApp.ts';

const price = (valid_from: string, pesos: number, fields: object = {}) => ({
  building: IDS.plain,
  machine_type: 'WASHER',
  valid_from,
  price: pesos,
  machine_rate: pesos - 20,
  ...fields,
});

const app = fixture(startReports);

const set = (...prices: readonly object[]) => setRecord(app, 'prices', ...prices);
const methods = async () => {
  const url = `/api/v1/card/methods?param1=${CARDS.plain}`;
  const { price_costumer, machine_rate } = await app.json<PaymentMethods>(url);
  return [price_costumer, machine_rate];
};

it('prices settle each use at the price of its day, with a line for each price in the month', async () => {
  await set(
    price('2025-05-11', 130),
    price('2025-05-21', 120.5),
    price('2025-05-11', 90, { machine_type: 'DRYER' }),
    price('2025-06-01', 120.5, { machine_rate: 95 }),
  );
  const dryer = { machine_id: MACHINES.dryer };
  await app.insert([
    // The last second before the change and the first after it, in Montevideo.
    use('2025-05-11T02:59:59Z'),
    use('2025-05-11T03:00:00Z'),
    use('2025-05-20T12:00:00Z', { result: 'Saldo insuficiente' }),
    use('2025-05-25T12:00:00Z'),
    use('2025-05-11T02:59:59Z', dryer),
    use('2025-05-31T12:00:00Z', dryer),
  ]);
  const query = { month: '2025-05', building: IDS.plain };
  const { buildings } = await app.read<Settlement>('/api/v1/reports/settlement', query);
  expect(buildings[0]?.units).toEqual([
    expect.objectContaining({
      number: '10',
      lines: [
        { machine_type: 'WASHER', price: 120.5, count: 2, total: 241 },
        { machine_type: 'WASHER', price: 130, count: 1, total: 130 },
        { machine_type: 'DRYER', price: 120.5, count: 1, total: 120.5 },
        { machine_type: 'DRYER', price: 90, count: 1, total: 90 },
      ],
      failed: 1,
      total: 581.5,
    }),
  ]);
});

it('prices are shown for a card and a laundromat from their Montevideo day on, not before', async () => {
  await set(
    price(app.dayIn(1), 150),
    price(app.dayIn(1), 99, { machine_type: 'DRYER' }),
    price(app.dayIn(1), 160, { building: IDS.other }),
  );
  expect(await methods()).toEqual([120.5, 95]);
  const listed = async () =>
    (await app.json<Laundromat>(`/public-site/v1/laundromats/${SLUG}`)).price_costumer;
  expect(await listed()).toBe(120.5);
  app.advance(DAY);
  expect(await methods()).toEqual([150, 130]);
  expect(await listed()).toBe(160);
});

it('prices are replaced by the price of a later day, or of the same day set again', async () => {
  await set(price(app.dayIn(0), 151), price(app.dayIn(-1), 140));
  expect(await methods()).toEqual([151, 131]);
  await set(price(app.dayIn(0), 152));
  expect(await methods()).toEqual([152, 132]);
});
