import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIndex, dropIndex, statements } from './migrationSteps.ts';
import type { Migrations } from './migrationSteps.ts';

/** The files of the first version's schema, each after those that it refers to. */
const FILES = ['accounts', 'buildings', 'payments', 'ledger', 'settlements', 'uses', 'visitors'];

/** A block, because the embedded database takes one statement at a time. */
const readBlock = (file: string) =>
  `do $schema$ begin\n${readFileSync(join(import.meta.dirname, 'schema', `${file}.sql`), 'utf8')}end $schema$`;

/** The migration that makes the schema of the first version. A database has either all of it or nothing. */
export const BASELINE = '175_controllers_seen';

/** Removes what served older versions from databases that were made before the schema was one migration. */
const withoutOlderVersions = statements(
  'drop trigger if exists transactions_booked on transactions',
  'drop trigger if exists uses_of_version_before on uses',
  'drop trigger if exists uses_without_kind on uses',
  `drop function if exists book_for_version_before, carry_over_card, keep_use_of_version_before,
    complete_use_of_version_before`,
  'drop table if exists card_movements, creation_windows',
  'alter table uses alter column machine_type set not null',
  // This also drops the index that contains the column.
  'alter table residents drop column if exists repeated',
  'create unique index if not exists residents_by_administration on residents (administration_id, lower(email))',
);

/**
 * Run in the order of their names. A released migration keeps its name and its steps for ever; the next one
 * is added with the next number.
 */
export const MIGRATIONS: Migrations = {
  [BASELINE]: [statements(...FILES.map(readBlock))],
  '176_without_older_versions': [withoutOlderVersions],
  // Reports go by the confirmation (D79): nothing reads the two that are dropped.
  '177_indexes_that_are_read': [
    dropIndex('transactions_confirmed'),
    dropIndex('transactions_confirmed_by_day'),
    createIndex({ name: 'transactions_by_card', on: 'on transactions (card_uid)' }),
    createIndex({
      name: 'transactions_ended',
      on: `on transactions (channel, created_at) where state in ('denied', 'expired') and next_check_at is null`,
    }),
  ],
};
