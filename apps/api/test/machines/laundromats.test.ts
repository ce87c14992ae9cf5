import type { Laundromat } from '@laundry/api-contract';
import { updateLaundromats } from '../../src/services/seedDatabase.ts';
import { IDS, PLACE, SLUG, linesOf } from '../support/demoData.ts';
import { fixture, startTestApp } from '../support/testApp.ts';

const PATH = '/public-site/v1/laundromats';
/** All that anybody may know of it: no ids, no serial numbers, nothing of the administration. */
const LISTED = {
  slug: SLUG,
  name: 'Edificio Ajeno',
  ...PLACE,
  price_costumer: 120.5,
  machine_rate: 95,
  special_rate_message: null,
  machines: [
    { machine_type: 'WASHER', sort_index: 1 },
    { machine_type: 'DRYER', sort_index: 2 },
  ],
};

const app = fixture(startTestApp);
beforeAll(async () => {
  const machine = (last: number, machine_type: string, sort_index: number) => ({
    id: `00000000-0000-4000-8000-0000000000a${last}`,
    building_id: IDS.other,
    machine_type,
    sort_index,
    serial_number: `SN-${last}`,
  });
  await app.add('machines', machine(1, 'DRYER', 2), machine(2, 'WASHER', 1));
});

const list = () => app.json<Laundromat[]>(PATH);

it('lists the buildings that are listed publicly, and no other', async () => {
  expect(await list()).toEqual([LISTED]);
  expect((await app.get(`${PATH}/${SLUG}`)).body).toEqual(LISTED);
});

it.each(['edificio-llano', 'EDIFICIO-AJENO', IDS.other, '%00', "'"])('does not know %s', async (slug) => {
  const { status, body, headers } = await app.get(`${PATH}/${slug}`);
  expect([status, body['result_code']]).toEqual(
    slug === '%00' ? [400, 'ex_bad_request'] : [404, 'ex_not_found'],
  );
  expect(headers['cache-control']).toBe('no-store');
});

it.each([PATH, `${PATH}/${SLUG}`])('names the answer of %s for caches, until it changes', async (path) => {
  const first = await app.get(path);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    etag: expect.stringMatching(/^"/) as string,
  });
  const etag = String(first.headers.etag);
  const again = await app.get(path, { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);

  const priced = (cents: number) =>
    app.change('buildings', { id: IDS.other }, { price_customer_cents: cents });
  await priced(13_000);
  const changed = await app.get(path, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('"price_costumer":130');
  await priced(12_050);
});

it('is brought up to date by a file of laundromats, whatever else the database and the file have', async () => {
  const laundromatRecord = (building_id: string, slug: string, street_address: string) => ({
    table: 'laundromat',
    building_id,
    slug,
    street_address,
    neighbourhood: 'Unión',
    city: 'Montevideo',
    opening_hours: [],
  });
  const result = await updateLaundromats(
    app.db,
    linesOf([
      { table: 'administration', id: IDS.administration, name: 'Una' },
      laundromatRecord(IDS.other, SLUG, 'Calle de la Espuma 20'),
      laundromatRecord(IDS.plain, 'edificio-llano', 'Calle de la Espuma 30'),
      laundromatRecord('00000000-0000-4000-8000-0000000000ff', 'nadie', 'Calle de la Espuma 40'),
    ]),
  );
  expect(result).toEqual({ updated: 2, unknown: 1 });
  expect(await list()).toEqual([
    {
      ...LISTED,
      street_address: 'Calle de la Espuma 20',
      neighbourhood: 'Unión',
      latitude: null,
      longitude: null,
      opening_hours: [],
    },
    expect.objectContaining({ slug: 'edificio-llano', street_address: 'Calle de la Espuma 30' }),
  ]);
});

it.each([
  ['slug', 'Edificio Llano'],
  ['opening_hours', ['lunes a viernes']],
  ['opening_hours', ['Mo-Su 7:00-23:00']],
  ['latitude', 91],
])('refuses a line whose %s is %j', async (field, value) => {
  const line = {
    table: 'laundromat',
    building_id: IDS.plain,
    slug: 'edificio-llano',
    street_address: 'Calle del Jabón 1',
    neighbourhood: 'Unión',
    city: 'Montevideo',
    opening_hours: [],
    [field]: value,
  };
  await expect(updateLaundromats(app.db, linesOf([line]))).rejects.toThrow(`line 1: ${field}`);
});
