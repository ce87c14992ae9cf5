import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIndex, dropIndex, statements } from './migrationSteps.ts';
import type { Migrations } from './migrationSteps.ts';

/** The files of the first version's schema, each after those that it refers to. */
const FILES = ['accounts', 'buildings', 'payments', 'bookings', 'ledger', 'settlements', 'uses', 'visitors'];

/** A block, because the embedded database takes one statement at a time. */
const readBlock = (file: string) =>
  `do $schema$ begin\n${readFileSync(join(import.meta.dirname, 'schema', `${file}.sql`), 'utf8')}end $schema$`;

/** The migration that makes the schema of the first version. A database has either all of it or nothing. */
export const BASELINE = '177_indexes_that_are_read';

/**
 * Run in the order of their names. A released migration keeps its name and its steps for ever; the next one
 * is added with the next number.
 */
export const MIGRATIONS: Migrations = {
  [BASELINE]: [statements(...FILES.map(readBlock))],
  '178_mails_end': [
    statements(
      `update mails set give_up_at = created_at + interval '3 days' where give_up_at is null`,
      'alter table mails alter column give_up_at set not null',
    ),
  ],
  // A statement that inserts cards booked the opening balances one by one, and checked each entry by a join.
  '179_opening_balances_at_once': [
    statements(readBlock('bookings'), 'drop function if exists book_opening_balance, open_card_balance'),
  ],
  // Covers the numbers, because those of one building lie scattered among all buildings' of the same days.
  '180_numbers_of_uses_by_index': [
    createIndex({
      name: 'uses_by_day_numbers',
      on: `on uses_by_day (building_id, day, machine_id, unit_id, administration_id)
        include (uses, succeeded) nulls not distinct`,
      unique: true,
    }),
    dropIndex('uses_by_day_key'),
  ],
};
