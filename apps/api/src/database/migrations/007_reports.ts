import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds (or, with a minus, takes away) the rows of a statement. In the order of the key, so that two never wait for each other. */
const count = (sign: '' | '-', rows: string) => `
  insert into uses_by_day as kept (building_id, day, machine_id, unit_id, uses, succeeded)
  select building_id, day, machine_id, unit_id, ${sign}count(*), ${sign}count(*) filter (where succeeded)
  from ${rows} group by building_id, day, machine_id, unit_id
  order by building_id, day, machine_id, unit_id
  on conflict (building_id, day, machine_id, unit_id)
  do update set uses = kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded`;

const STATEMENTS = [
  // The Montevideo day (decision 23), and what the machines report of a use that went well: each said once, here.
  `alter table uses
    add column day date not null generated always as ((at at time zone 'America/Montevideo')::date) stored,
    add column succeeded boolean not null generated always as (result = 'Exitoso') stored`,
  `alter table transactions
    add column day date generated always as ((created_at at time zone 'America/Montevideo')::date) stored`,
  // In the order of the pages, so that one begins where the one before ended without sorting anything.
  `drop index uses_by_building`,
  `create index uses_by_building on uses (building_id, at desc, id desc)`,
  `create index uses_by_unit on uses (building_id, unit_id, at desc, id desc)`,
  `create index uses_by_machine on uses (building_id, machine_id, at desc, id desc)`,
  `drop index transactions_confirmed`,
  `create index transactions_confirmed on transactions (building_id, created_at desc, number desc)
    where state = 'approved'`,
  // All that their totals need, in the order in which they are summed.
  `create index transactions_confirmed_by_day on transactions (building_id, day, currency) include (amount_cents)
    where state = 'approved'`,
  // Totals of the uses, kept with them by the triggers below.
  `create table uses_by_day (
    building_id uuid not null references buildings,
    day date not null,
    machine_id uuid not null,
    unit_id uuid,
    uses integer not null,
    succeeded integer not null,
    unique nulls not distinct (building_id, day, machine_id, unit_id))`,
  count('', 'uses'),
  `create function keep_uses_by_day() returns trigger language plpgsql as $$ begin
    if tg_op in ('UPDATE', 'DELETE') then ${count('-', 'old_uses')}; end if;
    if tg_op in ('INSERT', 'UPDATE') then ${count('', 'new_uses')}; end if;
    return null;
  end $$`,
  `create trigger uses_inserted after insert on uses referencing new table as new_uses
    for each statement execute function keep_uses_by_day()`,
  `create trigger uses_updated after update on uses referencing old table as old_uses new table as new_uses
    for each statement execute function keep_uses_by_day()`,
  `create trigger uses_deleted after delete on uses referencing old table as old_uses
    for each statement execute function keep_uses_by_day()`,
];

export const reports: Migration = {
  up: async (db: Kysely<never>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
