import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { montevideoDay } from '@laundry/format';

/** The only administrator of the administration that has the data. */
export const ADMINISTRATOR = { email: 'bench@demo.example', password: 'Lavadero2026' } as const;

export const ADMINISTRATION = '00000000-0000-4000-8000-000000000001';

/** The administration with fifty buildings, whose settlement is measured. */
export const SETTLING = '00000000-0000-4000-8000-000000000002';
export const SETTLING_ADMINISTRATOR = { email: 'months@demo.example', password: 'Lavadero2026' } as const;

/** This administration starts with nothing but its administrator. */
const SETTLING_RECORDS: readonly object[] = [
  { table: 'administration', id: SETTLING, name: 'Bench, months' },
  {
    table: 'account',
    ...SETTLING_ADMINISTRATOR,
    role: 'BUILDING_ADM',
    name: 'Bench',
    lastname: 'Months',
    administration_id: SETTLING,
  },
];

/** The administration and its administrator, as records of an import. */
export const ADMINISTRATION_RECORDS: readonly object[] = [
  { table: 'administration', id: ADMINISTRATION, name: 'Bench' },
  {
    table: 'account',
    ...ADMINISTRATOR,
    role: 'BUILDING_ADM',
    name: 'Bench',
    lastname: 'Bench',
    administration_id: ADMINISTRATION,
  },
];

const BUILDINGS = 5;
const UNITS = 40;
const WASHERS = 3;
const MACHINES = 5;

/** An id made of a kind and a position among its kind. */
const idOf = (kind: number, position: number) =>
  `00000000-0000-4000-${8000 + kind}-${String(position + 1).padStart(12, '0')}`;

/** The building that has half of the uses and all of the transactions. */
export const BUSY_BUILDING = idOf(1, 0);

const times = (count: number) => Array.from({ length: count }, (_, position) => position);

function* inBuilding(position: number): Generator<object, void> {
  const building_id = idOf(1, position);
  for (const index of times(MACHINES))
    yield {
      table: 'machine',
      id: idOf(2, position * MACHINES + index),
      building_id,
      machine_type: index < WASHERS ? 'WASHER' : 'DRYER',
      sort_index: index + 1,
      serial_number: `BN-${position}${index}`,
    };
  for (const index of times(UNITS))
    yield {
      table: 'unit',
      id: idOf(3, position * UNITS + index),
      building_id,
      number: String(index + 1),
    };
  for (const index of times(UNITS))
    yield {
      table: 'card',
      uid: String(30_000_000 + position * UNITS + index),
      building_id,
      unit_id: idOf(3, position * UNITS + index),
      state: 'active',
      balance: 0,
    };
}

function* records(): Generator<object, void> {
  yield* ADMINISTRATION_RECORDS;
  yield* SETTLING_RECORDS;
  for (const position of times(BUILDINGS))
    yield {
      table: 'building',
      id: idOf(1, position),
      administration_id: ADMINISTRATION,
      name: `Bench ${position + 1}`,
      splitting: false,
      price_customer: 160,
      machine_rate: 120,
      special_rate_message: null,
      income_share: 0.25,
    };
  for (const position of times(BUILDINGS)) yield* inBuilding(position);
}

/**
 * Writes an import file with one administration, its administrator, and five buildings with what is in them.
 */
export async function writeBuildings(file: string): Promise<void> {
  const out = createWriteStream(file);
  for (const record of records()) out.write(`${JSON.stringify(record)}\n`);
  out.end();
  await finished(out);
}

const DAY_MS = 86_400_000;

/** The query of both reports and their calls for the last whole days of the busy building. */
export const lastDays = (days: number): string =>
  new URLSearchParams({
    from: montevideoDay(new Date(Date.now() - days * DAY_MS)),
    to: montevideoDay(new Date(Date.now() - DAY_MS)),
    building: BUSY_BUILDING,
  }).toString();
