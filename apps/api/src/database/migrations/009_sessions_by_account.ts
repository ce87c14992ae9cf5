import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A changed password and a removed resident end an account's sessions: they are found without reading all there are. */
export const sessionsByAccount: Migration = {
  up: async (db: Kysely<never>) => {
    await sql.raw('create index sessions_by_account on sessions (account_id)').execute(db);
  },
};
