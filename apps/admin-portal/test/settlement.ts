import type { Settlement } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';

export const SETTLEMENT = '/api/v1/reports/settlement';

const none = { count: 0, total: 0 };
const totals = { washes: { count: 6, total: 1161 }, dries: { count: 4, total: 600 }, failed: 1, total: 1761 };

/** Two buildings: in one the price of a wash changed within the month, in the other nobody washed. */
export const october: Settlement = {
  month: '2026-10',
  buildings: [
    {
      id: 'b-1',
      name: 'Mirador',
      units: [
        {
          id: 'u-101',
          number: '101',
          lines: [
            { machine_type: 'WASHER', price: 190, count: 3, total: 570 },
            { machine_type: 'WASHER', price: 200.5, count: 2, total: 401 },
            { machine_type: 'DRYER', price: 150, count: 4, total: 600 },
          ],
          failed: 1,
          total: 1571,
        },
        {
          id: null,
          number: null,
          lines: [{ machine_type: 'WASHER', price: 190, count: 1, total: 190 }],
          failed: 0,
          total: 190,
        },
      ],
      totals,
      prepaid: { count: 3, amount: 2400, adm_income: 240.5 },
    },
    {
      id: 'b-2',
      name: 'Faro',
      units: [],
      totals: { washes: none, dries: none, failed: 0, total: 0 },
      prepaid: { count: 1, amount: -400, adm_income: -40 },
    },
  ],
  totals,
  prepaid: { count: 4, amount: 2000, adm_income: 200.5 },
};

/** One of the two buildings shares the income of top-ups. */
export const sharing = { buildings: 1, prepaid: { count: 3, amount: 2400, adm_income: 240.5 } };

/** The same month closed. In `adjusted` it is open, with adjustments of September. */
export const closedOctober: Settlement = {
  ...october,
  closed_at: '2026-11-05T10:00:00.000Z',
  adjustments: [],
  balance: { income: 200.5, postpaid: 150, due: 50.5 },
};
const adjustment = {
  month: '2026-09',
  building_id: 'b-1',
  building_name: 'Mirador',
  at: '2026-10-12T15:00:00.000Z',
};
export const adjusted: Settlement = {
  ...october,
  closed_at: null,
  adjustments: [
    { ...adjustment, cause: 'price', by: 'Eva Paz', total: 59.5, prepaid: 0, adm_income: 0 },
    { ...adjustment, cause: 'late-use', by: 'mirador-1', total: 190, prepaid: 0, adm_income: 0 },
    { ...adjustment, cause: 'comparison', by: 'automatic', total: 0, prepaid: -400, adm_income: -40.5 },
  ],
};

export const settled = (body: unknown = october): FakeAnswer => ({ path: SETTLEMENT, body });

/** The account does not receive the mail about closed months. */
export const notMailed: FakeAnswer = {
  path: '/api/v1/users/notification-preferences',
  body: { monthly_settlement: false },
};
