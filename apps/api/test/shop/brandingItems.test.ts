import { IDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(startTestApp);

const list = async () => {
  const { status, text } = await app.get('/api/v1/branding/items');
  expect(status).toBe(200);
  return JSON.parse(text) as { id: string }[];
};

it('lists what is for sale, in its order, with prices in pesos', async () => {
  expect(await list()).toEqual([
    {
      id: IDS.bag,
      name: 'Bolsa',
      description: '<p>Bolsa</p>',
      price: 490.5,
      reference: 'REF-1',
      imageName: '1.svg',
    },
    expect.objectContaining({ id: IDS.basket, price: 890 }),
  ]);
});

it('leaves out what is no longer offered', async () => {
  await app.db.updateTable('branding_items').set({ offered: false }).where('id', '=', IDS.bag).execute();
  expect((await list()).map(({ id }) => id)).toEqual([IDS.basket]);
});
