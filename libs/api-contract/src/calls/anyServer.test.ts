import fc from 'fast-check';
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { anyId, anyInstant, anyNumber } from '../fields.ts';

describe('an id', () => {
  it('may be a text or a number, and is kept as a text', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (id) => expect(v.parse(anyId, id)).toBe(String(id))));
    fc.assert(fc.property(fc.uuid(), (id) => expect(v.parse(anyId, id)).toBe(id)));
  });

  it.each([null, undefined, '', {}, true, 2 ** 53, 1.5])('is not %j', (id) => {
    expect(v.is(anyId, id)).toBe(false);
  });
});

describe('an instant', () => {
  it.each([
    '2026-03-14T15:32:05.25-0300',
    '2026-03-14 15:32:05.250-03',
    '2026-03-14T20:32:05.250+02:00',
    '2026-03-14 15:32:05.250000',
  ])('may be written as %j', (written) => {
    expect(v.parse(anyInstant, written)).toBe('2026-03-14T18:32:05.250Z');
  });

  it('is the same in any zone, without one, and as a number', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2015-12-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const local = new Date(date.getTime() - 3 * 3_600_000).toISOString().slice(0, -1);
          for (const written of [date.toISOString(), local, `${local}-03:00`, local.replace('T', ' '), +date])
            expect(v.parse(anyInstant, written)).toBe(date.toISOString());
        },
      ),
    );
  });

  it.each(['ayer', '', '14/03/2026', '2026-13-01T00:00:00', '2026', null, {}, Number.NaN])(
    'is not %j',
    (at) => {
      expect(v.is(anyInstant, at)).toBe(false);
    },
  );
});

it.each([
  [400, 400],
  ['400.50', 400.5],
  ['-1', -1],
])('accepts the decimal %j', (sent, number) => expect(v.parse(anyNumber, sent)).toBe(number));

it.each(['', '1.234,50', 'x', null])('refuses the decimal %j', (sent) => {
  expect(v.is(anyNumber, sent)).toBe(false);
});

/** Answers of another server: ids as numbers, times without zone, only what the specification needs. */
const ANSWERS: readonly (readonly [keyof typeof calls, unknown])[] = [
  [
    'signin',
    {
      token: 't',
      expires: 3600,
      account: { user: { id: 7, role: 'BUILDING_ADM', name: 'Ana', lastname: null, administration_id: 12 } },
    },
  ],
  [
    'cardMethods',
    { payment_methods: [{ id: 3, name: 'Bancard' }], price_costumer: '160.00', machine_rate: 120 },
  ],
  ['createTransaction', { checkout: null, process_id: 99, pw_url: null, transaction_id: 42 }],
  [
    'buildingUsers',
    [{ id: 5, firstname: 'Eva', lastname: 'Paz', email: 'e@a.uy', reference: 101, createdAt: 1773513125250 }],
  ],
  ['colivingBuildings', [{ id: 1, name: 'Ceibo', floors: 3 }]],
  [
    // Without its own id and name.
    'building',
    { machines: [{ id: 1, machine_type: 'WASHER', sort_index: 2 }], units: [{ id: 9, number: 101 }] },
  ],
  [
    'reportUses',
    [
      {
        id: 1,
        machine: { building: { name: 'Ceibo' }, serial_number: 4711, machine_type: 'DRYER' },
        unit: null,
        timestamp: '2026-11-20T09:00:00',
        card: { uuid: 12345678 },
        result: null,
      },
    ],
  ],
  ['brandingItems', [{ id: 3, name: 'Bolsa', price: 490, stock: 4 }]],
];

it.each(ANSWERS)('accepts the answer of another server to %s', (name, sent) => {
  const { answer }: Call = calls[name];
  expect(answer && v.safeParse(answer, sent).issues).toBeUndefined();
});

it('reads missing fields as empty, and converts amounts, currencies and instants', () => {
  const sent = { amount: '400.00', currency: 'UYU', user_name: null, creation_date: '2026-11-20 09:00' };
  expect(v.parse(calls.reportTransactions.answer, [{ ...sent, adm_income: 20 }])).toEqual([
    {
      building_name: '',
      amount: 400,
      currency: 858,
      user_name: '',
      user_email: '',
      origin: '',
      creation_date: '2026-11-20T12:00:00.000Z',
      uuid: '',
      adm_income: 20,
    },
  ]);
});

it('ignores a field that has the name of one of our additions but another type', () => {
  const status = { authorizationResult: 'APPROVED', errorMessage: null, reference: '77' };
  const sent = { ...status, reference: 77, at: 'soon', ticket: 'none' };
  expect(v.parse(calls.transactionStatus.answer, sent)).toEqual(status);
  const [item] = v.parse(calls.brandingItems.answer, [{ id: 3, name: 'B', price: 1, picture: '/b.png' }]);
  expect(item?.picture).toBeUndefined();
});
