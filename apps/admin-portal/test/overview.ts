import type { Overview } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';

export const OVERVIEW = '/api/v1/administrations/adm-1/overview';

const income = (amount: number, adm_income: number) => [{ currency: 858, amount, adm_income }];

const day = (month: string) => (uses: number, place: number) => ({
  day: `${month}-${String(place + 1).padStart(2, '0')}`,
  uses,
});

const washer: Overview['failing_machines'][number] = {
  id: 'm-3',
  building_id: 'b-1',
  building_name: 'Torre Bulevar',
  machine_type: 'WASHER',
  sort_index: 3,
  serial_number: 'SN-0003',
  uses: 120,
  failed: 30,
};

/** An administration's overview on 3 March: more uses and less income than by 3 February. */
const march: Overview = {
  months: [
    { month: '2026-03', uses: 1250, income: income(12_300.5, 1200) },
    { month: '2026-02', uses: 9000, income: income(98_000, 9000) },
  ],
  lastUntilSameDay: { uses: 1000, income: income(24_601, 1200) },
  days: [...Array<number>(28).fill(300).map(day('2026-02')), ...[400, 410, 440].map(day('2026-03'))],
  waiting_residents: 4,
  waiting: [
    { building_id: 'b-1', building_name: 'Torre Bulevar', count: 3 },
    { building_id: 'b-2', building_name: 'Complejo Parque', count: 1 },
  ],
  failing_machines: [washer, { ...washer, id: 'm-4', machine_type: 'DRYER', sort_index: 1, failed: 24 }],
};

export const overview: FakeAnswer = { path: OVERVIEW, body: march };

/** The overview of an account without buildings. */
export const nothing: Overview = {
  months: [
    { month: '2026-03', uses: 0, income: [] },
    { month: '2026-02', uses: 0, income: [] },
  ],
  lastUntilSameDay: { uses: 0, income: [] },
  days: [0, 0, 0].map(day('2026-03')),
  waiting_residents: 0,
  waiting: [],
  failing_machines: [],
};
