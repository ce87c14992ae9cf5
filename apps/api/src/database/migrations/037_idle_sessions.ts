import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a session was last used. One that is open now, or that the version before opens, counts as used just then. */
export const idleSessions: Migration = {
  up: async (db: Kysely<never>) => {
    await sql
      .raw('alter table sessions add column last_used_at timestamptz not null default now()')
      .execute(db);
  },
};
