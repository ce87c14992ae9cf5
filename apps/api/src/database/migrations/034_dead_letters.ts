import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** Columns for mails that were given up, and the index by which payments are counted. */
export const deadLetters: Migration = [
  statements(
    `alter table mails
      -- Of a mail that the version before writes nobody knows, so its text is not kept.
      add column secret boolean not null default true,
      add column give_up_at timestamptz,
      add column dead_at timestamptz,
      add column last_error text,
      add column revivals integer not null default 0`,
  ),
  createIndex({ name: 'mails_dead', on: 'on mails (dead_at desc) where dead_at is not null' }),
  createIndex({ name: 'transactions_by_state', on: 'on transactions (state)' }),
];
