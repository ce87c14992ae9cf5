import { montevideoDay } from '@laundry/strings/format';

/** The only administrator of the data's administration. */
export const ADMINISTRATOR = { email: 'bench@demo.example', password: 'Lavadero2026' } as const;

const ADMINISTRATION = '00000000-0000-4000-8000-000000000001';
const UNITS = 40;
const WASHERS = 3;
const MACHINES = 5;
const ITEMS = 12;
const FIRST_CARD = 30_000_000;

export const BUILDINGS = 50;
/** The load is spread over so many cards that none reaches its own limit of creations. */
const CARDS = BUILDINGS * UNITS;

/** An id made of a kind and a position among its kind. */
const idOf = (kind: number, position: number) =>
  `00000000-0000-4000-${8000 + kind}-${String(position + 1).padStart(12, '0')}`;

/** The building that has half of the uses. */
export const BUSY_BUILDING = idOf(1, 0);

/** The code of the n-th card; each building has 40 of them in a row. */
export const cardCode = (index: number): string => String(FIRST_CARD + (index % CARDS));

/** The cards of a building. */
export const cardsOf = (building: number): string[] =>
  times(UNITS).map((unit) => cardCode(building * UNITS + unit));

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
      serial_number: `BN-${index + 1}`,
    };
  for (const index of times(UNITS)) {
    const unit_id = idOf(3, position * UNITS + index);
    yield { table: 'unit', id: unit_id, building_id, number: String(index + 1) };
    yield {
      table: 'card',
      uid: cardCode(position * UNITS + index),
      building_id,
      unit_id,
      state: 'active',
      balance: 1_000_000,
    };
  }
}

/** An import with one administration, its administrator, its buildings with what is in them, and the shop. */
export function* records(): Generator<object, void> {
  yield { table: 'administration', id: ADMINISTRATION, name: 'Bench' };
  yield {
    table: 'account',
    ...ADMINISTRATOR,
    role: 'BUILDING_ADM',
    name: 'Bench',
    lastname: 'Bench',
    administration_id: ADMINISTRATION,
  };
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
  for (const position of times(ITEMS))
    yield {
      table: 'branding_item',
      id: idOf(4, position),
      name: `Bench ${position + 1}`,
      description_html: '<p>Lleva una carga completa de <strong>10,2 kg</strong>.</p>',
      price: 49_000,
      reference: `BN-${position + 1}`,
      image_name: 'bolsa.svg',
      position,
    };
}

const DAY_MS = 86_400_000;

/** The query of both reports and their calls for the last whole days of the busy building. */
export const lastDays = (days: number): string =>
  new URLSearchParams({
    from: montevideoDay(new Date(Date.now() - days * DAY_MS)),
    to: montevideoDay(new Date(Date.now() - DAY_MS)),
    building: BUSY_BUILDING,
  }).toString();
