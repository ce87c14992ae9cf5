import type { Laundromat } from '@laundry/api-contract';
import { setRecord } from '../company/companyFixture.ts';
import { IDS, PLACE, SLUG } from '../support/demoData.ts';
import { fixture, refusal, startTestApp } from '../support/testApp.ts';

const PATH = '/public-site/v1/laundromats';
/** The whole public answer: no ids, no serial numbers, nothing of the administration. */
const LISTED = {
  slug: SLUG,
  name: 'Edificio Ajeno',
  ...PLACE,
  price_costumer: 120.5,
  machine_rate: 95,
  special_rate_message: null,
  machines: [
    { machine_type: 'WASHER', sort_index: 4 },
    { machine_type: 'DRYER', sort_index: 5 },
  ],
};

const app = fixture(startTestApp);
const list = () => app.json<Laundromat[]>(PATH);

it('lists the buildings that are listed publicly, and no other', async () => {
  expect(await list()).toEqual([LISTED]);
  expect((await app.get(`${PATH}/${SLUG}`)).body).toEqual(LISTED);
});

// Other unknown slugs: serving/access.test.ts.
it.each(['EDIFICIO-AJENO', IDS.other])('refuses the slug %s', async (slug) => {
  const refused = { ...refusal(404, 'ex_not_found'), headers: { 'cache-control': 'no-store' } };
  const first = await app.get(`${PATH}/${slug}`);
  expect(first).toMatchObject(refused);
  const again = await app.get(`${PATH}/${slug}`, { 'if-none-match': String(first.headers.etag) });
  expect(again).toMatchObject(refused);
});

it.each([PATH, `${PATH}/${SLUG}`])('lets caches keep the answer of %s until it changes', async (path) => {
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

const place = (building: string, slug: string, fields: object = {}) =>
  setRecord(app, 'laundromats', {
    building,
    slug,
    ...PLACE,
    opening_hours: PLACE.opening_hours.join(', '),
    ...fields,
  });

it('shows the laundromats that the company adds and changes', async () => {
  await place(IDS.other, SLUG, { street_address: 'Calle de la Espuma 20', opening_hours: 'Sa 09:00-12:30' });
  await place(IDS.plain, 'edificio-llano', { latitude: '', longitude: '', opening_hours: '' });
  const nowhere = { latitude: null, longitude: null, opening_hours: [] };
  expect(await list()).toEqual([
    { ...LISTED, street_address: 'Calle de la Espuma 20', opening_hours: ['Sa 09:00-12:30'] },
    expect.objectContaining({ slug: 'edificio-llano', ...nowhere }),
  ]);
  await expect(place(IDS.plain, SLUG)).rejects.toThrow('line 1: slug');
});
