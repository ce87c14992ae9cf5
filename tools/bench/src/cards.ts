import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** The load is spread over so many cards that none reaches its own limit of creations. */
export const CARD_COUNT = 2000;

const FIRST_CARD = 30_000_000;
const ADMINISTRATION = '00000000-0000-4000-8000-000000000001';
const BUILDING = '00000000-0000-4000-8000-000000000002';

/** The code of the n-th card. */
export const cardCode = (index: number): string => String(FIRST_CARD + (index % CARD_COUNT));

/** Writes an import file with one building and its cards. */
export async function writeCards(file: string): Promise<void> {
  const out = createWriteStream(file);
  const write = (record: object) => out.write(`${JSON.stringify(record)}\n`);
  write({ table: 'administration', id: ADMINISTRATION, name: 'Bench' });
  write({
    table: 'building',
    id: BUILDING,
    administration_id: ADMINISTRATION,
    name: 'Bench',
    splitting: false,
    price_customer: 160,
    machine_rate: 120,
    special_rate_message: null,
    income_share: 0,
  });
  for (let index = 0; index < CARD_COUNT; index++)
    write({
      table: 'card',
      uid: cardCode(index),
      building_id: BUILDING,
      unit_id: null,
      state: 'active',
      balance: 0,
    });
  out.end();
  await finished(out);
}
