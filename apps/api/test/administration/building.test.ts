import { IDS } from '../support/demoData.ts';
import { MACHINES, UNITS, startReports } from '../reports/reports.ts';
import { fixture } from '../support/fixture.ts';

const reports = fixture(startReports);

const path = (id: string) => `/api/v1/buildings/${id}`;

it('has its machines by their place and its units as people order them', async () => {
  const building = { name: 'Edificio Llano' };
  expect(await reports.json(path(IDS.plain))).toEqual({
    id: IDS.plain,
    name: 'Edificio Llano',
    machines: [
      { id: MACHINES.washer, machine_type: 'WASHER', sort_index: 1, serial_number: 'SN-1', building },
      { id: MACHINES.dryer, machine_type: 'DRYER', sort_index: 2, serial_number: 'SN-2', building },
    ],
    units: [
      { id: UNITS.nine, number: '9' },
      { id: UNITS.ten, number: '10' },
    ],
  });
});

it.each([IDS.other, '00000000-0000-4000-8000-0000000000ff', 'x', 'coliving', '%27'])(
  'is unknown as %s',
  async (id) => {
    const { status, body } = await reports.get(path(id));
    expect({ status, body }).toEqual({
      status: 404,
      body: {
        result_code: 'ex_not_found',
        result_message: 'No encontramos lo que busca.',
        result_detail: null,
      },
    });
  },
);

it('is for its administrators', async () => {
  expect((await reports.app.get(path(IDS.plain))).status).toBe(401);
  expect((await reports.get(path(IDS.plain), {}, 'resident')).status).toBe(403);
  expect((await reports.get(path(IDS.plain), {}, 'other')).status).toBe(404);
  expect((await reports.get(path(IDS.other), {}, 'other')).status).toBe(200);
});
