import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table branding_items (
    id uuid primary key,
    name text not null,
    description_html text not null,
    price_cents bigint not null check (price_cents > 0),
    reference text not null unique,
    image_name text not null,
    position integer not null,
    offered boolean not null default true)`,
];

export const brandingItems: Migration = {
  up: async (db: Kysely<never>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
