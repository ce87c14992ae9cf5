import { writeFile } from 'node:fs/promises';

const ADMINISTRATION = '00000000-0000-4000-8000-000000000001';
const CARDS_PER_BUILDING = 100;
const FIRST_CARD = 40_000_000;

/** Buildings with and without split income: where it is split, not every channel is offered. */
const BUILDINGS = [
  { id: '00000000-0000-4000-8000-000000000011', splitting: false },
  { id: '00000000-0000-4000-8000-000000000012', splitting: true },
] as const;

const ITEMS = [
  { id: '00000000-0000-4000-8000-000000000021', price: 490.5 },
  { id: '00000000-0000-4000-8000-000000000022', price: 890 },
] as const;

export interface CardToTopUp {
  readonly uid: string;
  readonly splitting: boolean;
}

/** The cards that people top up. */
export const CARDS: readonly CardToTopUp[] = BUILDINGS.flatMap(({ splitting }, building) =>
  Array.from({ length: CARDS_PER_BUILDING }, (_, index) => ({
    uid: String(FIRST_CARD + building * CARDS_PER_BUILDING + index),
    splitting,
  })),
);

/** The accessories that people buy. */
export const ITEM_IDS: readonly string[] = ITEMS.map(({ id }) => id);

function* records(): Generator<object> {
  yield { table: 'administration', id: ADMINISTRATION, name: 'Chaos' };
  for (const { id, splitting } of BUILDINGS)
    yield {
      table: 'building',
      id,
      administration_id: ADMINISTRATION,
      name: splitting ? 'Split' : 'Whole',
      splitting,
      price_customer: 160,
      machine_rate: 120,
      special_rate_message: null,
      income_share: 0.1,
    };
  for (const { uid, splitting } of CARDS)
    yield {
      table: 'card',
      uid,
      building_id: BUILDINGS[splitting ? 1 : 0].id,
      unit_id: null,
      state: 'active',
      balance: 0,
    };
  for (const [index, { id, price }] of ITEMS.entries())
    yield {
      table: 'branding_item',
      id,
      name: `Item ${index + 1}`,
      description_html: '<p>Item</p>',
      price,
      reference: `ITEM-${index + 1}`,
      image_name: 'item.svg',
      position: index + 1,
    };
}

/** Writes an import file with the cards, all of them empty, and the accessories. */
export const writeRecords = (file: string): Promise<void> =>
  writeFile(file, [...records()].map((record) => `${JSON.stringify(record)}\n`).join(''));
