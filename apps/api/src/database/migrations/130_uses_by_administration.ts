import { createIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const ADDED = `kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded`;

const COLUMNS = [
  // The column by which both tables are distributed over several servers (ADR-12).
  `alter table uses add column administration_id uuid`,
  `alter table uses_by_day add column administration_id uuid`,
  // The previous version inserts uses without this column.
  `create function keep_use_of_version_before() returns trigger language plpgsql as $$ begin
    select administration_id into new.administration_id from buildings where id = new.building_id;
    return new;
  end $$`,
  `create trigger uses_of_version_before before insert on uses for each row
    when (new.administration_id is null) execute function keep_use_of_version_before()`,
  // Uses are never changed or deleted, so these triggers have no purpose.
  `drop trigger uses_updated on uses`,
  `drop trigger uses_deleted on uses`,
  `create or replace function keep_uses_by_day() returns trigger language plpgsql as $$ begin
    insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
    select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
    from new_uses group by administration_id, building_id, day, machine_id, unit_id
    order by building_id, day, machine_id, unit_id
    on conflict (building_id, day, machine_id, unit_id)
    do update set administration_id = excluded.administration_id, uses = ${ADDED};
    return null;
  end $$`,
  // When a building changes its administration its rows move along. They are deleted and inserted again,
  // because a distribution column cannot be updated. Locking the controllers keeps their reports out
  // meanwhile.
  `create function move_uses_of_building() returns trigger language plpgsql as $$ begin
    perform from controllers where building_id = new.id for update;
    with gone as (delete from uses
      where administration_id = old.administration_id and building_id = new.id returning *)
    insert into uses (id, administration_id, building_id, machine_id, unit_id, card_uid, at, result,
      controller_id, controller_use_id) overriding system value
    select id, new.administration_id, building_id, machine_id, unit_id, card_uid, at, result,
      controller_id, controller_use_id from gone;
    with gone as (delete from uses_by_day
      where administration_id = old.administration_id and building_id = new.id returning *)
    insert into uses_by_day (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
    select new.administration_id, building_id, day, machine_id, unit_id, uses, succeeded from gone;
    return null;
  end $$`,
];

const isSet = (table: string) => `${table}_administration_id_set`;
/**
 * Validates a check constraint first, which does not block writers, so that `set not null` need not scan the
 * table under its exclusive lock.
 */
const notNull = (table: string): Migration => [
  statements(
    `alter table ${table} add constraint ${isSet(table)} check (administration_id is not null) not valid`,
  ),
  statements(`alter table ${table} validate constraint ${isSet(table)}`),
  statements(
    `alter table ${table} alter column administration_id set not null`,
    `alter table ${table} drop constraint ${isSet(table)}`,
  ),
];

const SWAPPED = [
  `alter table uses drop constraint uses_pkey, add constraint uses_pkey primary key using index uses_key`,
  `drop index uses_by_controller`,
  `alter index uses_by_controller_next rename to uses_by_controller`,
  `drop index uses_by_building`,
  `alter index uses_by_building_next rename to uses_by_building`,
  // This version counts uses as it writes them (queries/machines/writeUses.ts), the trigger the older one's.
  `drop trigger uses_inserted on uses`,
  `drop function keep_uses_by_day`,
  `alter table uses_by_day drop constraint uses_by_day_building_id_day_machine_id_unit_id_key`,
  `create or replace function keep_use_of_version_before() returns trigger language plpgsql as $$ begin
    select administration_id into new.administration_id from buildings where id = new.building_id;
    insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
    values (new.administration_id, new.building_id, (new.at at time zone 'America/Montevideo')::date,
      new.machine_id, new.unit_id, 1, (new.result = 'Exitoso')::int)
    on conflict (building_id, day, machine_id, unit_id, administration_id) do update set uses = ${ADDED};
    return new;
  end $$`,
  `create trigger building_moved after update of administration_id on buildings for each row
    when (old.administration_id <> new.administration_id) execute function move_uses_of_building()`,
];

/** Adds the administration to uses and their daily totals, and to the keys of both tables. */
export const usesByAdministration: Migration = [
  statements(...COLUMNS),
  fillInBatches({
    table: 'uses',
    fill: (within) => `update uses set administration_id = buildings.administration_id from buildings
      where buildings.id = uses.building_id and uses.administration_id is null and ${within}`,
  }),
  fillInBatches({
    table: 'uses_by_day',
    key: 'building_id',
    // Rows are locked in the order in which they are counted, so that the two cannot deadlock.
    fill: (within) => `update uses_by_day as kept set administration_id = owned.administration_id
      from (select uses_by_day.ctid as place, buildings.administration_id
        from uses_by_day join buildings on buildings.id = uses_by_day.building_id
        where uses_by_day.administration_id is null and ${within}
        order by building_id, day, machine_id, unit_id for update of uses_by_day) as owned
      where kept.ctid = owned.place`,
  }),
  ...notNull('uses'),
  ...notNull('uses_by_day'),
  createIndex({ name: 'uses_key', on: 'on uses (id, administration_id)', unique: true }),
  createIndex({
    name: 'uses_by_controller_next',
    on: 'on uses (controller_id, controller_use_id, administration_id) where controller_id is not null',
    unique: true,
  }),
  createIndex({
    name: 'uses_by_day_key',
    on: 'on uses_by_day (building_id, day, machine_id, unit_id, administration_id) nulls not distinct',
    unique: true,
  }),
  // A covering index for the ids of a page over all buildings. Pages of a unit or a machine have few rows.
  createIndex({
    name: 'uses_by_building_next',
    on: 'on uses (building_id, at desc, id desc) include (administration_id)',
  }),
  statements(...SWAPPED),
];
