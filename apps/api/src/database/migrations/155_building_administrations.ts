import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // `until_day` is the first day that is not the administration's any more.
  `create table building_administrations (
    building_id uuid not null references buildings,
    administration_id uuid not null references administrations,
    from_day date not null,
    until_day date not null default 'infinity',
    primary key (building_id, from_day),
    check (from_day < until_day)
  )`,
  `create index building_administrations_by_administration on building_administrations (administration_id, building_id)`,
  `create function keep_first_administration() returns trigger language plpgsql as $$ begin
    insert into building_administrations values (new.id, new.administration_id, '-infinity');
    return null;
  end $$`,
  `create trigger building_owned after insert on buildings for each row execute function keep_first_administration()`,
  `insert into building_administrations select id, administration_id, '-infinity' from buildings`,
  // Uses no longer go along with their building. The version before would change its administration for all
  // days, so its command is refused.
  `drop trigger building_moved on buildings`,
  `drop function move_uses_of_building`,
  `create function require_administration_of_days() returns trigger language plpgsql as $$ begin
    if not exists (select from building_administrations where building_id = new.id
      and administration_id = new.administration_id and until_day = 'infinity')
    then raise exception 'building_administrations does not say from which day building % is administration %''s',
      new.id, new.administration_id;
    end if;
    return new;
  end $$`,
  `create trigger building_moved before update of administration_id on buildings for each row
    when (old.administration_id <> new.administration_id) execute function require_administration_of_days()`,
];

/** Whose a building is on each Montevideo day (D81). */
export const buildingAdministrations: Migration = [statements(...STATEMENTS)];
